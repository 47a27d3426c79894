import { formatCode, LABEL_MAX, searchable } from '@lykta/domain';

/** A child's pseudonym in groups of three, as shown and searched for, like an invitation's code. */
export function childCode(client: string): string {
  return formatCode(client);
}

const plain = (typed: string) => searchable(typed.replace(/^\s*(barn|child)\s+/i, ''));

/** Normalises a search for the server: removes case, spaces and signs; undefined when empty. */
export function plainSearch(typed: string): string | undefined {
  return plain(typed).slice(0, LABEL_MAX) || undefined;
}

/** Whether a code or a label contains the input; case, spaces and signs are ignored. */
export function matchesSearch(typed: string, ...texts: (string | undefined)[]): boolean {
  const wanted = plain(typed);
  return texts.some((text) => text !== undefined && searchable(text).includes(wanted));
}
