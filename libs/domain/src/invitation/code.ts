/** Letters and digits that are not easily confused. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** The length of an invitation code, and of its groups on screen (docs/product.md §5). */
export const CODE_LENGTH = 6;
export const CODE_GROUP = 3;
/** The shortest input that enables OK. */
export const CODE_MIN = 2;

/** The groups of a code that is longer than an invitation's. */
const LONG_GROUP = 4;

/** Formats typed text as a code of a length: upper case, in groups with hyphens. */
export function formatCode(typed: string, length: number = CODE_LENGTH): string {
  const group = length > CODE_LENGTH ? LONG_GROUP : CODE_GROUP;
  const raw = plainCode(typed).slice(0, length);
  return raw.match(new RegExp(`.{1,${group}}`, 'gu'))?.join('-') ?? '';
}

/** Returns the letters and digits of typed or pasted text in upper case; a code contains no other characters. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Makes a code from random numbers below 2³² (one per character). */
export function codeFrom(random: ArrayLike<number>): string {
  return Array.from(random, (number) => CODE_ALPHABET[number % CODE_ALPHABET.length]).join('');
}
