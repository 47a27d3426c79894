import { z } from 'zod';
import { tableOf } from '../value/table.ts';
import { languageCodes, REFERENCE, type Language, type Translation } from './language.ts';

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
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if ((code < 32 && code !== 10) || code === 127) return true;
  }
  return false;
}

const written = () => plainText(4000);
const isTranslation = (code: Language): code is Translation => code !== REFERENCE;
const translations = tableOf(languageCodes.filter(isTranslation), () => written().optional());

/** A content text: always in Swedish, in other languages where a translation exists. */
export const LocalText = z.strictObject({ [REFERENCE]: written(), ...translations });
export type LocalText = z.infer<typeof LocalText>;
