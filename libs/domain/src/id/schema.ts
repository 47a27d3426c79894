import { z } from 'zod';
import { hasDigitsOnly, isReservedId } from './own.ts';

/** An opaque id made by the server. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/**
 * The id of a question or answer in a draft: letters, digits, `-` and `_`, and not a property name that every object
 * inherits. A file may have one of digits only; it is a fault until it is renamed.
 */
export const DraftedId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,80}$/)
  .refine((id) => !isReservedId(id), { error: 'reserved' });

/** What is said of an id of digits only. */
export const DIGITS_ONLY = 'digits-only';

/** The id of a form, question or answer, chosen by an author: as in a draft, and not digits only. */
export const AuthoredId = DraftedId.refine((id) => !hasDigitsOnly(id), { error: DIGITS_ONLY });

/** The version of a form, 1 to 9999. */
export const FormVersion = z.int().min(1).max(9999);

/** A version as part of a path. */
export const FormVersionParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);
