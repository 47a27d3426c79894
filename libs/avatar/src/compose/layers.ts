/** Every layer a part may draw and the z-index values it may have, from back to front. */
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

/** Layers that grow with the shoulders of an adult; all others shrink with the head. */
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

/** The layer that is drawn only while something hides `hair-front`: what peeks out under a cap. */
export const underHat: LayerName = 'hair-hat';
