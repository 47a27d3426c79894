/** Every layer that a part may draw and its allowed z-index values, from back to front. */
export const layers = {
  behind: [5],
  'hair-back': [10],
  'hair-crown': [12],
  'clothes-back': [15],
  body: [20],
  clothes: [30],
  'hair-drape': [35],
  'on-clothes': [36],
  ears: [38],
  head: [40],
  skin: [42],
  beard: [44],
  eyes: [50],
  mouth: [50],
  moustache: [52],
  lines: [52],
  nose: [54],
  'eyewear-arms': [56],
  'hair-hat': [12, 58],
  'hair-front': [60],
  'on-ear': [62],
  eyewear: [70],
  headwear: [80],
  'on-head': [85],
  front: [90],
} as const satisfies Record<string, readonly number[]>;
export type LayerName = keyof typeof layers;

/** Layers that scale with an adult's shoulders; all others shrink with the head. */
const bodyLayers: ReadonlySet<string> = new Set<LayerName>([
  'behind',
  'clothes-back',
  'body',
  'clothes',
  'on-clothes',
  'front',
]);

export function isOnBody(layer: string): boolean {
  return bodyLayers.has(layer);
}

/** The layer drawn only while something hides `hair-front`: the hair visible under a cap. */
export const underHat: LayerName = 'hair-hat';
