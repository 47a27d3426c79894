import { houseTypeInfo, houseTypes } from '@lykta/domain';
import { adults } from './adults.ts';
import { children } from './children.ts';
import { pets } from './pets.ts';

const child = Object.keys(children);
const adult = Object.keys(adults);
const pet = pets.map(({ id }) => id);

/** The ready-made figures that a picker offers, by age group (docs/product.md §3, Avatar). */
export const avatarGroups = {
  DEFAULT: ['default'],
  CHILD: child,
  ADULT: adult,
  PET: pet,
  ALL: [...child, ...adult, ...pet],
} as const satisfies Record<string, readonly string[]>;

/** The pictures for a home. */
export const houseAvatars: readonly string[] = houseTypes.map((type) => houseTypeInfo[type].picture);

/** The picture of a home without a chosen one (docs/product.md §3, House types). */
export const defaultHouse = houseTypeInfo.UNKNOWN.picture;
