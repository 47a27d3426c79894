import { nothing, numbered } from './part-name.ts';

export const heads = numbered('head', [
  ['Oval', 'Oval'],
  ['Rund', 'Round'],
  ['Kantig', 'Square'],
]);

export const eyes = numbered('eye', [
  ['Stora ögon', 'Big eyes'],
  ['Glada ögon', 'Happy eyes'],
  ['Bruna ögon', 'Brown eyes'],
]);

export const noses = numbered('nose', [
  ['Rund näsa', 'Round nose'],
  ['Bred näsa', 'Broad nose'],
]);

export const mouths = numbered('mouth', [
  ['Leende', 'Smile'],
  ['Skratt', 'Laugh'],
  ['Snett leende', 'Lopsided smile'],
]);

export const beards = [
  nothing('Inget skägg', 'No beard'),
  ...numbered('beard', [['Helskägg', 'Full beard', '{colour} skägg', '{colour} beard']]),
];

export const eyewears = [
  nothing('Inga glasögon', 'No glasses'),
  ...numbered('eyewear', [['Runda glasögon', 'Round glasses', 'glasögon', 'glasses']]),
];
