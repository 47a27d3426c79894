import type { Language } from '@lykta/domain';

/** The texts of the avatar itself. The Swedish one stands in docs/product.md §8, Avatars. */
export const avatarTexts = {
  sv: { error: 'Fel vid laddning av avatar' },
  en: { error: 'The avatar could not be loaded' },
} as const satisfies Record<Language, { error: string }>;
