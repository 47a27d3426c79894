import type { Language } from '@lykta/domain';

type AvatarTexts = { readonly error: string; readonly avatar: string; readonly ownPicture: string };

/** The avatar's own texts; the Swedish error text is from docs/product.md §8, Avatars. */
export const avatarTexts: Readonly<Record<Language, AvatarTexts>> = {
  sv: { error: 'Fel vid laddning av avatar', avatar: 'Avatar', ownPicture: 'egen bild' },
  en: { error: 'The avatar could not be loaded', avatar: 'Avatar', ownPicture: 'own picture' },
};
