import type { Language } from '@lykta/domain';

type AvatarTexts = {
  readonly error: string;
  readonly avatar: string;
  /** The figure of the child who looks at it. */
  readonly own: string;
  readonly ownPicture: string;
};

/** The avatar's own texts; the Swedish error text is from docs/product.md §8, Avatars. */
export const avatarTexts: Readonly<Record<Language, AvatarTexts>> = {
  sv: { error: 'Fel vid laddning av avatar', avatar: 'Avatar', own: 'Din figur', ownPicture: 'egen bild' },
  en: {
    error: 'The avatar could not be loaded',
    avatar: 'Avatar',
    own: 'Your figure',
    ownPicture: 'own picture',
  },
};
