import { z } from 'zod';
import { isReservedId } from './own.ts';

/** An opaque id made by the server. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/**
 * The id of a form, question or answer, chosen by an author: letters, digits, `-` and `_`, not only digits, and not a
 * property name that every object inherits.
 */
export const AuthoredId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,80}$/)
  .refine((id) => !/^\d+$/.test(id), { error: 'digits-only' })
  .refine((id) => !isReservedId(id), { error: 'reserved' });

/** The version of a form, 1 to 9999. */
export const FormVersion = z.int().min(1).max(9999);

/** A version as part of a path. */
export const FormVersionParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);
