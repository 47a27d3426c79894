// @vitest-environment node
import { present } from '@lykta/domain';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseAvatars, avatarGroups } from './catalogue/ready-made.ts';
import { coversHair } from './catalogue/clothing.ts';
import { partsByGroup } from './catalogue/parts.ts';
import { people } from './catalogue/people.ts';
import { compose, partIdsOf } from './compose/compose.ts';
import { parsePart } from './compose/parse.ts';
import { markBelowHead } from './lint/below-head.ts';
import { lintPart, lintReadyMade } from './lint/lint.ts';
import { assetText } from './testing/serve-assets.ts';

const idsIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../assets', folder)).map((file) => file.replace(/\.svg$/, ''));
const files = idsIn('avatarParts');
const pictures = idsIn('avatars');
/** Wrinkles: used by ready-made adults, never offered to a child. */
const notOffered = ['extra-01'];

describe('part files', () => {
  it.each(files)('%s is drawn by the rules', (id) => {
    expect(lintPart(assetText(`avatarParts/${id}.svg`))).toEqual([]);
  });

  it.each(files)('%s says which of its shapes a head does not show', (id) => {
    const text = assetText(`avatarParts/${id}.svg`);
    expect(text).toBe(markBelowHead(text));
  });

  it.each(coversHair)('a scarf lies over %s, not half of it under', (headwear) => {
    const depths = (id: string) => parsePart(assetText(`avatarParts/${id}.svg`)).layers.map(({ z }) => z);
    expect(Math.min(...depths('accessory-09'))).toBeGreaterThan(Math.max(...depths(headwear)));
  });

  it('are exactly those the catalogue offers', () => {
    const offered = Object.values(partsByGroup)
      .flat()
      .filter((id) => id !== 'empty');
    expect([...files].sort()).toEqual([...offered, ...notOffered].sort());
  });
});

describe('ready-made pictures', () => {
  it.each(pictures)('%s is drawn by the rules', (id) => {
    expect(lintReadyMade(assetText(`avatars/${id}.svg`))).toEqual([]);
  });

  it('are exactly those the groups offer, and the houses', () => {
    const offered = [...avatarGroups.DEFAULT, ...avatarGroups.ALL, ...houseAvatars];
    expect([...pictures].sort()).toEqual([...offered].sort());
  });

  it.each(Object.keys(people))('%s is what its recipe composes', (id) => {
    const { worn, build } = present(people[id], 'people[id]');
    const partOf = (part: string) => parsePart(assetText(`avatarParts/${part}.svg`));
    expect(partIdsOf(worn).length).toBeGreaterThan(4);
    expect(assetText(`avatars/${id}.svg`)).toBe(compose(worn, partOf, { build }) + '\n');
  });
});

it('the description knows which headwear leaves no hair to tell of', () => {
  const hidesAll = files.filter((id) =>
    /data-hides="[^"]*hair-back/.test(assetText(`avatarParts/${id}.svg`)),
  );
  expect([...coversHair].sort()).toEqual(hidesAll.sort());
});
