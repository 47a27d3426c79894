import { textsOf } from '@lykta/app-shell';
import type { Translation } from '@lykta/domain';
import { firstTexts } from './locales/first.ts';
import type { sv } from './locales/sv.ts';

/** Starts with the Swedish texts of the first screen; inner-texts.ts adds the others. */
export const { createTexts, changeTexts, showLanguage } = textsOf<typeof sv>({
  first: firstTexts,
  load: {
    en: () => import('./locales/en.ts').then((module) => module.en),
    ar: () => import('@lykta/languages/ar').then((module) => module.openArabic()),
  } satisfies Record<Translation, unknown>,
});
