import { gallery } from './recipe.ts';

/** Children and young people, a fair mix. */
export const children = gallery('child', [
  { skin: 0, face: [1, 1, 1, 1], hair: [1, 8], clothes: [1, 1] },
  { skin: 10, face: [2, 1, 1, 2], hair: [3, 0], clothes: [3, 3] },
  { skin: 4, face: [1, 3, 2, 1], hair: [1, 1], clothes: [1, 13], hat: [1, 2] },
  { skin: 6, face: [3, 2, 2, 2], hair: [2, 2], clothes: [2, 1] },
  { skin: 13, face: [1, 3, 2, 1], hair: [4, 0], clothes: [2, 8] },
  { skin: 2, face: [2, 1, 1, 3], hair: [5, 4], clothes: [1, 5], with: [2] },
  { skin: 8, face: [1, 1, 1, 2], hair: [5, 0], clothes: [3, 13], with: [1] },
  { skin: 1, face: [3, 1, 2, 2], hair: [2, 6], clothes: [3, 1], hat: [2, 14] },
  { skin: 5, face: [2, 2, 1, 1], hair: [1, 0], clothes: [1, 6], glasses: [1, 13] },
  { skin: 12, face: [3, 1, 2, 3], hair: [5, 0], clothes: [1, 4], hat: [2, 0] },
  { skin: 3, face: [1, 1, 1, 2], hair: [4, 13], clothes: [2, 7], with: [4] },
  { skin: 9, face: [1, 3, 1, 2], hair: [3, 0], clothes: [1, 8], glasses: [1, 14], with: [2] },
  { skin: 11, face: [2, 2, 2, 2], hair: [4, 0], clothes: [1, 14], hat: [1, 0] },
  { skin: 7, face: [1, 1, 2, 1], hair: [2, 1], clothes: [3, 6], with: [1] },
  { skin: 1, face: [2, 1, 1, 1], hair: [5, 9], clothes: [2, 13], glasses: [1, 13], with: [3] },
  { skin: 0, face: [1, 3, 1, 3], hair: [1, 14], clothes: [1, 12] },
]);
