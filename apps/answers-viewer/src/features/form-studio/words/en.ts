import type { Texts } from '@lykta/domain';
import { around } from './en/around.ts';
import { fields } from './en/fields.ts';
import { start } from './en/start.ts';
import type { sv } from './sv.ts';

/** The studio's words in English. */
export const en: Texts<typeof sv, 'en'> = { ...around, ...fields, ...start };
