import { formatCode } from '@lykta/domain';

/** How a child is called on screen and searched for: its pseudonym in groups of three, like an invitation's code. */
export function childCode(client: string): string {
  return formatCode(client);
}

const MOST = 12;
/** No code has a nought in it. */
const FINDS_NOTHING = '0';

const plain = (typed: string) =>
  typed
    .replace(/^\s*(barn|child)\s+/i, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What somebody typed, as the server searches for it: no case, spaces or hyphens; undefined for nothing. */
export function plainSearch(typed: string): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  return /^[A-Z0-9]+$/.test(wanted) && wanted.length <= MOST ? wanted : FINDS_NOTHING;
}

/** Whether what somebody typed stands in a code, whatever its case, spaces and hyphens. */
export function matchesCode(typed: string, code: string): boolean {
  return plain(code).includes(plain(typed));
}
