import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsByGroup } from '@lykta/avatar/catalogue';
import { compose, type Worn } from '@lykta/avatar/compose';
import { cropToHead } from '@lykta/avatar/crop';
import { clothesColours, hairColours, skinColours, type Swatch } from '@lykta/avatar/palettes';
import { randomParts } from '@lykta/avatar/random';
import { assets, idsIn, partOf } from './files.ts';
import { figure, type Sheet } from './picture.ts';
import { seeded } from './random.ts';

const at = (palette: readonly Swatch[], index: number) => palette[index % palette.length]!.color;
const tints = ['#FFE9B8', '#D6ECEC', '#E6DDF3', '#F8DDD2', '#DDEBF7', '#E4F1D9'];
const body: Worn = { HEADS: { id: 'head-01', color: '#FFFFFF' } };
const face: Worn = { EYES: { id: 'eye-01' }, NOSES: { id: 'nose-01' }, MOUTHS: { id: 'mouth-01' } };

const ghosted =
  '.cell{position:relative;width:150px;height:225px;background:#fff;border-radius:12px;overflow:hidden}.cell svg{position:absolute;inset:0;width:150px;height:225px}.ghost{opacity:.16}';

/** Every part alone, over a pale body. */
export function everyPart(): Sheet {
  const ghost = `<div class="ghost">${compose(body, partOf)}</div>`;
  const colour = { HAIR: at(hairColours, 4), HEADS: at(skinColours, 4), CLOTHES: at(clothesColours, 1) };
  const cells = Object.entries(partsByGroup).flatMap(([group, ids]) =>
    ids
      .filter((id) => id !== 'empty')
      .map((id) => {
        const color = colour[group as keyof typeof colour];
        const alone = compose(
          {
            [group]: { id, color },
            ...(group === 'BEARDS' && { HAIR: { id: 'empty', color: colour.HAIR } }),
          },
          partOf,
        );
        return figure(`<div class="cell">${group === 'HEADS' ? '' : ghost}${alone}</div>`, id);
      }),
  );
  return { name: '1-parts', width: 1640, html: cells.join(''), css: ghosted };
}

/** Two hundred random people, the same in every run; every fourth is an adult. */
export function randomPeople(): Sheet {
  const random = seeded(20_261_120);
  const cells = Array.from({ length: 200 }, (_, index) => {
    const isAdult = index % 4 === 3;
    const worn = randomParts(random, isAdult ? { BEARDS: 0.5, HEADWEARS: 0.15 } : {});
    return figure(compose(worn, partOf, { build: isAdult ? 'adult' : 'young' }), `${index}`);
  });
  return { name: '2-people', width: 1700, html: cells.join(''), css: 'svg{width:156px;height:234px}' };
}

/** Every ready-made picture, whole and as a thumbnail on light and dark backgrounds. */
export function readyMade(): Sheet[] {
  const pictures = idsIn('avatars').map((id) => ({
    id,
    svg: readFileSync(join(assets, 'avatars', `${id}.svg`), 'utf8'),
  }));
  const whole = pictures.map(({ id, svg }) => figure(svg, id));
  const round = pictures.map(
    ({ svg }, index) => `<i style="background:${tints[index % tints.length]}">${cropToHead(svg)}</i>`,
  );
  const row = (background: string) => `<section style="background:${background}">${round.join('')}</section>`;
  return [
    { name: '3-ready-made', width: 1700, html: whole.join(''), css: 'svg{width:156px;height:234px}' },
    {
      name: '4-thumbnails',
      width: 1280,
      html: `${row('#FFF9F0')}${row('#1F2A44')}<section class="big">${round.join('')}</section>`,
      css: 'section{padding:8px}i{display:inline-block;border-radius:50%;overflow:hidden;margin:3px;width:64px;height:64px}i svg{width:100%;height:100%}.big i{width:100px;height:100px;border-radius:20px}',
    },
  ];
}

/**
 * Everything that can overlap with hair: each hair under hats and headscarves, with glasses, hearing aid, beard and
 * wheelchair.
 */
export function hairFit(): Sheet {
  const company: readonly Worn[] = [
    {},
    { HEADWEARS: { id: 'headwear-02', color: at(clothesColours, 4) } },
    { HEADWEARS: { id: 'headwear-01', color: at(clothesColours, 5) } },
    { HEADWEARS: { id: 'headwear-03', color: at(clothesColours, 14) }, ACCESSORIES: { id: 'accessory-03' } },
    { EYEWEARS: { id: 'eyewear-01' }, ACCESSORIES: [{ id: 'accessory-01' }, { id: 'accessory-04' }] },
    { BEARDS: { id: 'beard-01' }, EYEWEARS: { id: 'eyewear-01' } },
    { ACCESSORIES: { id: 'accessory-02' } },
  ];
  const hair = partsByGroup.HAIR.filter((id) => id !== 'empty');
  const cells = hair.flatMap((id, row) =>
    company.map((extra, column) => {
      const worn: Worn = {
        ...face,
        HEADS: {
          id: partsByGroup.HEADS[(row + column) % partsByGroup.HEADS.length]!,
          color: at(skinColours, row * 3 + column * 2),
        },
        CLOTHES: { id: partsByGroup.CLOTHES[column % 3]!, color: at(clothesColours, row * 5 + column) },
        HAIR: { id, color: at(hairColours, [8, 6, 3, 0, 12][row % 5]!) },
        ...extra,
      };
      return figure(compose(worn, partOf, { build: column === 5 ? 'adult' : 'young' }), id);
    }),
  );
  return { name: '5-hair-fit', width: 1240, html: cells.join(''), css: 'svg{width:160px;height:240px}' };
}

/** Every hat on straight, curly and braided hair; every pair of glasses and beard on light and dark skin. */
export function wearFit(): Sheet {
  const onHair = ['hair-01', 'hair-02', 'hair-03', 'hair-04'];
  const wears = (['HEADWEARS', 'EYEWEARS', 'BEARDS', 'ACCESSORIES'] as const).flatMap((group) =>
    partsByGroup[group].filter((id) => id !== 'empty').map((id) => ({ group, id })),
  );
  const cells = wears.flatMap(({ group, id }, row) =>
    onHair.map((hair, column) => {
      const worn: Worn = {
        ...face,
        HEADS: {
          id: partsByGroup.HEADS[column % partsByGroup.HEADS.length]!,
          color: at(skinColours, [0, 5, 9, 13][column]!),
        },
        CLOTHES: { id: 'clothes-02', color: at(clothesColours, row) },
        HAIR: { id: hair, color: at(hairColours, [0, 8, 6, 12][column]!) },
        [group]: { id, color: group === 'BEARDS' ? undefined : at(clothesColours, row * 3 + column) },
      };
      return figure(compose(worn, partOf, { build: group === 'BEARDS' ? 'adult' : 'young' }), id);
    }),
  );
  return { name: '6-wear-fit', width: 1400, html: cells.join(''), css: 'svg{width:160px;height:240px}' };
}
