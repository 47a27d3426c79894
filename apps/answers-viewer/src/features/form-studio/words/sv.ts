import { around } from './sv/around.ts';
import { fields } from './sv/fields.ts';
import { start } from './sv/start.ts';

/** The studio's words in Swedish, the reference for other languages. */
export const sv = { ...around, ...fields, ...start } as const;
