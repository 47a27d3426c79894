import type { PartGroup, Parts } from '@lykta/domain';

const off = { id: 'empty' };

/** Parts that a picture of one group leaves out because they would hide it: a hat over hair, glasses over eyes. */
export const takenOff: { readonly [Group in PartGroup]?: Parts } = {
  HAIR: { HEADWEARS: off },
  EYES: { EYEWEARS: off, NOSES: off, MOUTHS: off, HEADWEARS: off, HAIR: off },
  MOUTHS: { NOSES: off, BEARDS: off },
  NOSES: { MOUTHS: off, EYES: off, EYEWEARS: off, BEARDS: off },
};
