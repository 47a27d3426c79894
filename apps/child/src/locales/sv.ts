import { inner } from './inner.ts';
import { later } from './later.ts';

/** Every Swedish text: the reference for the ids. */
export const sv = { ...inner, ...later } as const;
