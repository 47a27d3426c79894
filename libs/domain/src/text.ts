import { z } from 'zod';

/**
 * A string that every part of the system can hold: at most `max` UTF-16 units, well-formed Unicode,
 * no control characters (PostgreSQL refuses NUL, and a lone surrogate can't be encoded).
 */
export const plainText = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !hasControlCharacter(value), { error: 'not-plain-text' });

function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0)!;
    if ((code < 32 && code !== 10) || code === 127) return true;
  }
  return false;
}

/** Content text: Swedish always, English where somebody wrote it. */
export const LocalText = z.strictObject({ sv: plainText(4000), en: plainText(4000).optional() });
export type LocalText = z.infer<typeof LocalText>;
