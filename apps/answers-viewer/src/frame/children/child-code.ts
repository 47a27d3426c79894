import { formatCode } from '@lykta/domain';

/** A child's pseudonym in groups of three, as shown and searched for, like an invitation's code. */
export function childCode(client: string): string {
  return formatCode(client);
}

const MOST = 12;
/** Matches nothing: no code contains a zero. */
const FINDS_NOTHING = '0';

const plain = (typed: string) =>
  typed
    .replace(/^\s*(barn|child)\s+/i, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Normalises a search for the server: removes case, spaces and hyphens; undefined when empty. */
export function plainSearch(typed: string): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  return /^[A-Z0-9]+$/.test(wanted) && wanted.length <= MOST ? wanted : FINDS_NOTHING;
}

/** Whether a code contains the input; case, spaces and hyphens are ignored. */
export function matchesCode(typed: string, code: string): boolean {
  return plain(code).includes(plain(typed));
}
