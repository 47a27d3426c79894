import { present } from '@lykta/domain';
import type { ComposeOptions, Worn } from '../compose/compose.ts';
import { clothesColours, hairColours, skinColours, type Swatch } from '../palettes.ts';

/** A ready-made person in parts and colours. */
export type Recipe = { readonly worn: Worn } & ComposeOptions;

/** The number of a part, and the index of its colour in the palette, counted from 0. */
type Coloured = readonly [part: number, colour: number];

/** A compact description of a person by numbers, so that a hundred of them can be read and compared. */
export type Sketch = {
  readonly skin: number;
  /** Head, eyes, nose, mouth. */
  readonly face: readonly [number, number, number, number];
  /** Part 0 is no hair; a beard takes its colour all the same. */
  readonly hair: Coloured;
  readonly clothes: Coloured;
  readonly beard?: number;
  readonly glasses?: Coloured;
  readonly hat?: Coloured;
  /** Accessories by number; `lines` is `extra-01`, the wrinkles. */
  readonly with?: readonly (number | 'lines')[];
};

const file = (word: string, number: number) =>
  number === 0 ? 'empty' : `${word}-${String(number).padStart(2, '0')}`;
const shade = (palette: readonly Swatch[], colour: number) => present(palette[colour], 'the colour').color;

function wornIn(sketch: Sketch): Worn {
  const [head, eyes, nose, mouth] = sketch.face;
  const hair = shade(hairColours, sketch.hair[1]);
  return {
    HEADS: { id: file('head', head), color: shade(skinColours, sketch.skin) },
    EYES: { id: file('eye', eyes) },
    NOSES: { id: file('nose', nose) },
    MOUTHS: { id: file('mouth', mouth) },
    HAIR: { id: file('hair', sketch.hair[0]), color: hair },
    CLOTHES: { id: file('clothes', sketch.clothes[0]), color: shade(clothesColours, sketch.clothes[1]) },
    BEARDS: { id: file('beard', sketch.beard ?? 0) },
    EYEWEARS: sketch.glasses && {
      id: file('eyewear', sketch.glasses[0]),
      color: shade(clothesColours, sketch.glasses[1]),
    },
    HEADWEARS: sketch.hat && {
      id: file('headwear', sketch.hat[0]),
      color: shade(clothesColours, sketch.hat[1]),
    },
    ACCESSORIES: sketch.with?.map((part) => ({
      id: part === 'lines' ? 'extra-01' : file('accessory', part),
    })),
  };
}

/** Gives sketches their ids in order: `child-01`, `child-02` … */
export function gallery(
  word: string,
  sketches: readonly Sketch[],
  options: ComposeOptions = {},
): Readonly<Record<string, Recipe>> {
  return Object.fromEntries(
    sketches.map((sketch, index) => [file(word, index + 1), { worn: wornIn(sketch), ...options }]),
  );
}
