import { Avatar, partGroups } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { modelsOf } from '../compose/compose.ts';
import { defaultParts } from '../default-parts.ts';
import { clothesColours, hairColours, palettes, skinColours } from '../palettes.ts';
import { parts, partsByGroup } from './parts.ts';
import { partsOfPerson } from './people.ts';
import { randomParts } from './random.ts';
import { avatarGroups } from './ready-made.ts';

/** A deterministic replacement for random numbers, evenly distributed. */
function evenly(step: number): () => number {
  let at = 0;
  return () => (at = (at + step) % 1);
}

describe('the catalogue', () => {
  it('has enough of everything', () => {
    const least = { HAIR: 28, HEADS: 6, EYES: 12, NOSES: 8, MOUTHS: 12, CLOTHES: 20, BEARDS: 9, EYEWEARS: 9 };
    const more = { HEADWEARS: 13, ACCESSORIES: 15 };
    for (const [group, count] of Object.entries({ ...least, ...more })) {
      expect(partsByGroup[group as keyof typeof partsByGroup].length, group).toBeGreaterThanOrEqual(count);
    }
    expect(avatarGroups.CHILD.length).toBeGreaterThanOrEqual(40);
    expect(avatarGroups.ADULT.length).toBeGreaterThanOrEqual(40);
    expect(avatarGroups.PET.length).toBeGreaterThanOrEqual(14);
    expect(skinColours.length).toBeGreaterThanOrEqual(12);
    expect(hairColours.length).toBeGreaterThanOrEqual(14);
    expect(clothesColours.length).toBeGreaterThanOrEqual(14);
    expect(palettes.BEARDS).toBe(hairColours);
    expect(Object.values(defaultParts)).toEqual(
      expect.arrayContaining(
        ['hair-01', 'clothes-01', 'head-01', 'eye-01', 'nose-01', 'mouth-01'].map((id) =>
          expect.objectContaining({ id }),
        ),
      ),
    );
  });

  it('lets hair, beards, glasses, headwear and accessories be left out, and nothing else', () => {
    const optional = partGroups.filter((group) => partsByGroup[group].includes('empty'));
    expect([...optional].sort()).toEqual(['ACCESSORIES', 'BEARDS', 'EYEWEARS', 'HAIR', 'HEADWEARS']);
  });

  it.each(partGroups)('names everything in %s once, in both languages', (group) => {
    for (const language of ['sv', 'en'] as const) {
      const names = parts[group].map((entry) => entry.name[language]);
      expect(names.every((name) => name.length > 2)).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('names the colours of a palette once', () => {
    for (const swatches of Object.values(palettes)) {
      expect(new Set(swatches.map((swatch) => swatch.name.sv)).size).toBe(swatches.length);
      expect(new Set(swatches.map((swatch) => swatch.color)).size).toBe(swatches.length);
    }
  });
});

it('chance makes figures that the server accepts, out of parts and palettes alone', () => {
  const random = evenly(0.618_034);
  for (let turn = 0; turn < 100; turn++) {
    const data = randomParts(random);
    expect(Avatar.safeParse({ type: 'PARTS', data }).success).toBe(true);
    expect(data.BEARDS).toMatchObject({ id: 'empty' });
    for (const group of partGroups)
      for (const { id } of modelsOf(data, group)) expect(partsByGroup[group]).toContain(id);
  }
});

describe('partsOfPerson', () => {
  it('gives a child figure that the builder can go on with', () => {
    const data = partsOfPerson('child-11');
    expect(data).toMatchObject({
      HAIR: { id: 'hair-04', color: '#E88BB0' },
      ACCESSORIES: [{ id: 'accessory-04' }],
    });
    expect(Avatar.safeParse({ type: 'PARTS', data }).success).toBe(true);
    expect(partsOfPerson('default')).toEqual(defaultParts);
  });

  it('has nothing for grown-ups and pets', () => {
    expect(partsOfPerson('adult-01')).toBeUndefined();
    expect(partsOfPerson('pet-01')).toBeUndefined();
  });
});
