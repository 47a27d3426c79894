/** Characters that nobody mistakes for another, as in invitation codes. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

/**
 * How a child is called on screen and searched for: four characters made of the pseudonym, the same everywhere.
 * The pseudonym itself is random but for its first letter, so two children of one list hardly ever share a code.
 */
export function childCode(client: string): string {
  const letter = (character: string) =>
    ALPHABET.includes(character) ? character : ALPHABET[character.charCodeAt(0) % ALPHABET.length];
  return Array.from(client.slice(1, 1 + LENGTH).toUpperCase(), letter).join('');
}

/** Whether what somebody typed stands in one of the codes, whatever its case, spaces and hyphens. */
export function matchesCode(typed: string, ...codes: string[]): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(typed.replace(/^\s*(barn|child)\s+/i, ''));
  return codes.some((code) => plain(code).includes(wanted));
}
