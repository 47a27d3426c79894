/** How a child is called on screen and searched for: its pseudonym in upper case, in groups of three where it is long. */
export function childCode(client: string): string {
  const code = client.toUpperCase();
  return code.length <= 4 ? code : (code.match(/.{1,3}/g) ?? []).join(' ');
}

/** Whether what somebody typed stands in a pseudonym or an invitation code, whatever its case, spaces and hyphens. */
export function matchesCode(typed: string, ...codes: string[]): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(typed.replace(/^\s*(barn|child)\s+/i, ''));
  return codes.some((code) => plain(code).includes(wanted));
}
