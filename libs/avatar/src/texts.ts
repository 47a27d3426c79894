import type { LocalText } from '@lykta/domain';

/** The avatar's own texts; the Swedish error text is from docs/product.md §8, Avatars. */
export const avatarTexts = {
  error: { sv: 'Fel vid laddning av avatar', en: 'The avatar could not be loaded' },
  avatar: { sv: 'Avatar', en: 'Avatar' },
  /** The figure of the child who looks at it. */
  own: { sv: 'Din figur', en: 'Your figure' },
  ownPicture: { sv: 'egen bild', en: 'own picture' },
} as const satisfies Record<string, LocalText>;
