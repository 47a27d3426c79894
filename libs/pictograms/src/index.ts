export { Feeling, type FeelingProps } from './feeling.tsx';
export type { PictogramLooks } from './frame.tsx';
export { Pictogram, type PictogramProps } from './pictogram.tsx';
