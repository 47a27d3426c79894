import type { LocalText } from '@lykta/domain';
import { parts } from './catalogue/parts.ts';
import { pets } from './catalogue/pets.ts';
import { palettes } from './palettes.ts';
import { avatarTexts } from './texts.ts';

/** Every text about figures, for translators (tools/languages). */
export const words: readonly LocalText[] = [
  ...Object.values(avatarTexts),
  ...Object.values(parts).flatMap((entries) =>
    entries.flatMap(({ name, phrase }) => (phrase ? [name, phrase] : [name])),
  ),
  ...pets.map(({ name }) => name),
  ...Object.values(palettes).flatMap((swatches) => (swatches ?? []).map(({ name }) => name)),
];
