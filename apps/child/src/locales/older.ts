import type { Language } from '@lykta/domain';
import { older as en } from './en/older.ts';
import type { inner } from './inner.ts';
import { older as sv } from './sv/older.ts';

/** The words of the calm look, instead of the usual ones with the same ids; fetched with that look. */
export const older: { readonly [Code in Language]?: Partial<Record<keyof typeof inner, string>> } = {
  sv,
  en,
};
