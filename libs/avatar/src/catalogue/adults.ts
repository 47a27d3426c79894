import { gallery } from './recipe.ts';

/** Grown-ups of all ages: parents, grandparents, teachers, staff. */
export const adults = gallery(
  'adult',
  [
    { skin: 5, face: [3, 1, 2, 1], hair: [5, 0], clothes: [2, 12], beard: 1, glasses: [1, 13] },
    { skin: 1, face: [3, 2, 2, 1], hair: [1, 11], clothes: [1, 7], glasses: [1, 2], with: ['lines'] },
    { skin: 11, face: [1, 3, 2, 2], hair: [3, 11], clothes: [2, 15], with: ['lines'] },
    { skin: 8, face: [1, 3, 1, 1], hair: [1, 1], clothes: [1, 1], hat: [1, 9] },
    { skin: 2, face: [3, 1, 2, 2], hair: [0, 6], clothes: [1, 11], beard: 1 },
    { skin: 13, face: [3, 1, 2, 3], hair: [5, 12], clothes: [1, 3], beard: 1, with: ['lines'] },
    { skin: 6, face: [3, 1, 2, 2], hair: [5, 1], clothes: [2, 6], beard: 1, hat: [3, 1] },
    { skin: 0, face: [3, 2, 1, 2], hair: [0, 12], clothes: [2, 13], glasses: [1, 13], with: [1, 'lines'] },
  ],
  { build: 'adult' },
);
