import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { start } from './en/start.ts';
import type { sv } from './sv.ts';
import type { Texts } from './texts.ts';

/** Every English text. One line for each feature. */
export const en: Texts<typeof sv> = {
  ...errors,
  ...frame,
  ...start,
};
