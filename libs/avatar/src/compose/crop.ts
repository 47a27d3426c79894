import type { PartGroup } from '@lykta/domain';

const full = 'viewBox="0 0 200 300"';
const head = 'viewBox="22 11 156 156"';

/** Stands first in a path that lies below the square of the head (`npm run avatars` writes it). */
export const markBelow = 'data-view="full" ';
const below = new RegExp(`<path ${markBelow}[^>]*>`, 'g');

/** The thumbnail of a figure, pet or house: a square around the head, without the paths that lie below it. */
export function cropToHead(svg: string): string {
  return svg.replace(full, head).replace(below, '');
}

/** The area of each group's parts in a figure: x, y, width, height. */
const places: { readonly [Group in PartGroup]: string } = {
  HEADS: '26 22 148 148',
  EYES: '59 74 82 52',
  NOSES: '74 96 52 34',
  MOUTHS: '71 112 58 37',
  HAIR: '18 10 164 164',
  CLOTHES: '26 152 148 148',
  BEARDS: '45 86 110 86',
  EYEWEARS: '41 70 118 74',
  HEADWEARS: '14 0 172 172',
  ACCESSORIES: '0 100 200 200',
};

/** Crops the drawing to the area of a group; it fills its frame. */
export function cropToPart(svg: string, group: PartGroup): string {
  return svg.replace(full, `viewBox="${places[group]}" preserveAspectRatio="xMidYMid slice"`);
}
