import { readFileSync } from 'node:fs';

/** Returns the version of this Lykta. */
export function version(): string {
  const about = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version;
}
