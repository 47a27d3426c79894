import { z } from 'zod';
import { languageCodes, REFERENCE, type Translation } from './language.ts';

/**
 * A string that every part of the system can store: at most `max` UTF-16 units, well-formed Unicode, no control
 * characters (PostgreSQL refuses NUL, and a lone surrogate cannot be encoded).
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

const written = () => plainText(4000);
const translations = Object.fromEntries(
  languageCodes.filter((code) => code !== REFERENCE).map((code) => [code, written().optional()]),
) as Record<Translation, z.ZodOptional<ReturnType<typeof written>>>;

/** A content text: always in Swedish, in other languages where a translation exists. */
export const LocalText = z.strictObject({ [REFERENCE]: written(), ...translations });
export type LocalText = z.infer<typeof LocalText>;
