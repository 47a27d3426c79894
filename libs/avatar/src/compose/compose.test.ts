import { present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { clothesColours } from '../palettes.ts';
import { assetText } from '../testing/serve-assets.ts';
import { luminance } from './colours.ts';
import { compose, partIdsOf, type Worn } from './compose.ts';
import { cropToHead, cropToPart } from './crop.ts';
import { parsePart, type Part } from './parse.ts';

const partOf = (id: string): Part => parsePart(assetText(`avatarParts/${id}.svg`));
const face: Worn = {
  HEADS: { id: 'head-01', color: '#E3AB7C' },
  EYES: { id: 'eye-01' },
  NOSES: { id: 'nose-01' },
  MOUTHS: { id: 'mouth-01' },
  HAIR: { id: 'hair-01', color: '#94583A' },
  CLOTHES: { id: 'clothes-01', color: '#2C8A88' },
};

/** Makes a part for a test: one layer per name, each with a circle whose radius identifies it. */
function madeOf(layers: readonly [z: number, name: string, shapes: string][], root = ''): Part {
  const groups = layers.map(([z, name, shapes]) => `<g z-index="${z}" data-layer="${name}">${shapes}</g>`);
  return parsePart(`<svg viewBox="0 0 200 300"${root}>${groups.join('')}</svg>`);
}

describe('compose', () => {
  it('draws one figure in the box 0 0 200 300', () => {
    const svg = compose(face, partOf);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 200 300"/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(svg).not.toMatch(/data-(?!view="full")|z-index/);
  });

  it('sorts the layers of all parts by z-index, back to front', () => {
    const parts: Record<string, Part> = {
      head: madeOf([
        [40, 'head', '<circle r="40"/>'],
        [20, 'body', '<circle r="20"/>'],
      ]),
      hair: madeOf([
        [60, 'hair-front', '<circle r="60"/>'],
        [10, 'hair-back', '<circle r="10"/>'],
      ]),
      shirt: madeOf([[30, 'clothes', '<circle r="30"/>']]),
    };
    const worn: Worn = { HAIR: { id: 'hair' }, CLOTHES: { id: 'shirt' }, HEADS: { id: 'head' } };
    const order = [...compose(worn, (id) => present(parts[id], 'parts[id]')).matchAll(/r="(\d+)"/g)].map(
      (found) => Number(found[1]),
    );
    expect(order).toEqual([10, 20, 30, 40, 60]);
  });

  it('paints base, shadow at 85 %, cream backgrounds and leaves no-color as drawn', () => {
    const shirt = madeOf([
      [
        30,
        'clothes',
        '<path data-color="base" d="M1 1"/><path data-color="shadow" d="M2 2"/><path data-color="background" d="M3 3"/>' +
          '<path data-color="no-color" fill="#123456" d="M4 4"/><path data-line="base" d="M5 5"/>',
      ],
    ]);
    const svg = compose({ CLOTHES: { id: 'shirt', color: '#C8453F' } }, () => shirt);
    expect(svg).toContain('<path fill="#C8453F" d="M1 1"/>');
    expect(svg).toContain('<path fill="#aa3b36" d="M2 2"/>');
    expect(svg).toContain('<path fill="#FFF4E2" d="M3 3"/>');
    expect(svg).toContain('<path fill="#123456" d="M4 4"/>');
    expect(svg).toContain('<path stroke="#C8453F" d="M5 5"/>');
  });

  it('lets eyes and accessories follow the skin and a beard follow the hair', () => {
    const shape = madeOf([[50, 'eyes', '<path data-color="base" d="M0 0"/>']]);
    const worn: Worn = { ...face, EYES: { id: 'x', color: '#000000' }, BEARDS: { id: 'x' } };
    const svg = compose(worn, (id) => (id === 'x' ? shape : madeOf([])));
    expect([...svg.matchAll(/fill="(#\w+)" d="M0 0"/g)].map((found) => found[1])).toEqual([
      '#E3AB7C',
      '#94583A',
    ]);
  });

  it('shows the hair under a cap only when a cap hides the rest', () => {
    const hair = madeOf([
      [60, 'hair-front', '<path d="front"/>'],
      [58, 'hair-hat', '<path d="under"/>'],
    ]);
    const cap = madeOf([[80, 'headwear', '<path d="cap"/>']], ' data-hides="hair-crown hair-front"');
    const draw = (worn: Worn) => compose(worn, (id) => (id === 'hair' ? hair : cap));
    expect(draw({ HAIR: { id: 'hair' } })).toContain('front');
    expect(draw({ HAIR: { id: 'hair' } })).not.toContain('under');
    const withCap = draw({ HAIR: { id: 'hair' }, HEADWEARS: { id: 'cap' } });
    expect(withCap).toContain('under');
    expect(withCap).not.toContain('front');
  });

  it('draws darker lines on the three darkest skins', () => {
    const lineOn = (color: string) =>
      /color="(#\w+)"/.exec(compose({ HEADS: { id: 'head-01', color } }, partOf))?.[1];
    expect(['#7B4930', '#69402E', '#5A372A', '#4E312A'].map(lineOn)).toEqual([
      '#1F2A44',
      '#0D1222',
      '#0D1222',
      '#0D1222',
    ]);
  });

  it('brightens dark glasses on dark skins, and leaves light ones and all others as chosen', () => {
    const glasses = madeOf([[70, 'eyewear', '<path data-line="base" d="M5 5"/>']]);
    const frameOf = (skin: string, color: string) => {
      const worn: Worn = { HEADS: { id: 'head-01', color: skin }, EYEWEARS: { id: 'x', color } };
      const svg = compose(worn, (id) => (id === 'x' ? glasses : madeOf([])));
      return /stroke="(#\w+)" d="M5 5"/.exec(svg)?.[1];
    };
    expect(frameOf('#E3AB7C', '#45649C')).toBe('#45649C');
    for (const { color } of clothesColours)
      expect(
        luminance(present(frameOf('#4E312A', color), 'frameOf(’#4E312A’, color)')),
        color,
      ).toBeGreaterThanOrEqual(0.24);
    expect(frameOf('#4E312A', '#ffc94d')).toBe('#ffc94d');
  });

  it('gives adults a smaller head on broader shoulders', () => {
    const svg = compose(face, partOf, { build: 'adult' });
    expect(svg).toContain('<g transform="translate(9 11) scale(.91)">');
    expect(svg).toContain('<g transform="translate(-7 -9) scale(1.07)">');
  });

  it('never lets a colour carry markup into the drawing', () => {
    const worn: Worn = { ...face, HAIR: { id: 'hair-01', color: '"/><script>alert(1)</script>' } };
    expect(compose(worn, partOf)).not.toContain('script');
    // A colour that was painted before is not checked again.
    expect(compose(worn, partOf)).not.toContain('script');
  });

  it('needs no file for what is left out', () => {
    expect(partIdsOf({ HAIR: { id: 'empty' }, CLOTHES: { id: 'clothes-02' } })).toEqual(['clothes-02']);
    expect(compose({ HAIR: { id: 'empty' } }, partOf)).not.toContain('path');
  });

  it('crops the same drawing to the head', () => {
    expect(cropToPart(compose(face, partOf), 'EYES')).toContain('viewBox="59 74 82 52"');
    expect(cropToHead(compose(face, partOf))).toContain('viewBox="22 11 156 156"');
  });

  it('leaves out of a head what lies below it, and nothing else', () => {
    const whole = compose({ ...face, CLOTHES: { id: 'clothes-08', color: '#2C8A88' } }, partOf);
    const pathsOf = (svg: string) => svg.match(/<path[^>]*>/g) ?? [];
    const left = pathsOf(cropToHead(whole));
    expect(left).toEqual(pathsOf(whole).filter((path) => !path.includes('data-view="full"')));
    expect(pathsOf(whole).length - left.length).toBeGreaterThan(4);
  });
});

describe('parsePart', () => {
  it('keeps groups inside a layer', () => {
    const part = parsePart(
      '<svg><g z-index="42" data-layer="skin"><g fill="none"><path d="M0 0"/></g></g></svg>',
    );
    expect(part.layers).toHaveLength(1);
    expect(part.layers[0]?.literals).toEqual(['<g fill="none"><path d="M0 0"/></g>']);
  });

  it('reads what a part hides and its own colour', () => {
    const cap = partOf('headwear-02');
    expect(cap.hides).toEqual(['hair-crown', 'hair-front']);
    expect(cap.colour).toMatch(/^#/);
  });

  it('refuses what is no drawing', () => {
    expect(() => parsePart('<!doctype html><html></html>')).toThrow('not an svg');
  });
});
