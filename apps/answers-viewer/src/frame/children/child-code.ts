import { formatCode } from '@lykta/domain';

/** How a child is called on screen and searched for: its pseudonym in groups of three, like an invitation's code. */
export function childCode(client: string): string {
  return formatCode(client);
}

/** Whether what somebody typed stands in one of the codes, whatever its case, spaces and hyphens. */
export function matchesCode(typed: string, ...codes: string[]): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(typed.replace(/^\s*(barn|child)\s+/i, ''));
  return codes.some((code) => plain(code).includes(wanted));
}
