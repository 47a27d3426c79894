/** The minimum length of a password when it is created or changed, and at sign-in (docs/product.md §5). */
export const PASSWORD_MIN = { create: 8, signIn: 2 } as const;

const SWEDISH_MOBILE = /^07\d{8}$/;
const SWEDISH_MOBILE_E164 = /^\+467\d{8}$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,63}$/;

/**
 * Normalises a username: `07…` becomes `+467…`, an e-mail address becomes lower case. Spaces and hyphens in a phone
 * number are ignored.
 * @returns undefined if it is neither (docs/product.md §5)
 */
export function normaliseUsername(typed: string): string | undefined {
  const trimmed = typed.trim();
  const digits = trimmed.replace(/[\s-]/g, '');
  if (SWEDISH_MOBILE.test(digits)) return `+46${digits.slice(1)}`;
  if (SWEDISH_MOBILE_E164.test(digits)) return digits;
  return EMAIL.test(trimmed) ? trimmed.toLowerCase() : undefined;
}
