import { own } from '../id/own.ts';
/** Splits a call's name into method and path. */
export function partsOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

/** Returns a path with its parameters filled in. */
export function filledPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(own(params, key) ?? '')));
}
