/** Letters and digits that nobody mixes up. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Characters of an invitation code, and how it is grouped on screen (docs/product.md §5). */
export const CODE_LENGTH = 6;
export const CODE_GROUP = 3;
/** Shortest input with which OK can be pressed. */
export const CODE_MIN = 2;

/** What a person types, made into the code's shape: upper case, in groups with a hyphen between them. */
export function formatCode(typed: string): string {
  const raw = plainCode(typed).slice(0, CODE_LENGTH);
  return raw.length > CODE_GROUP ? `${raw.slice(0, CODE_GROUP)}-${raw.slice(CODE_GROUP)}` : raw;
}

/** The letters and digits of what was typed or pasted, in upper case: no other sign is part of a code. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A new code from random numbers below 2³² (one per character). */
export function codeFrom(random: ArrayLike<number>): string {
  return Array.from(random, (number) => CODE_ALPHABET[number % CODE_ALPHABET.length]).join('');
}
