/** `short`: fewer than eight characters. */
export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

const SHORTEST = 8;
const COMMON = /^(.)\1+$|123456|abcdef|qwert|lösenord|losenord|password|lykta|hejhej|sommar|fotboll/i;

/**
 * Estimates how hard a password is to guess. Length counts most; common beginnings and repeated characters are weak
 * at any length. It is a hint for the user and never a reason to refuse (docs/product.md §5).
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (COMMON.test(password) || different < 5) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length >= 14 || (password.length >= 11 && kinds >= 3)) return 'strong';
  return kinds >= 2 || password.length >= 11 ? 'good' : 'weak';
}
