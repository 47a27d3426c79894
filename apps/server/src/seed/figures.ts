import { personTypeInfo, type PersonType } from '@lykta/domain';
import { pick } from './random.ts';

/** Ready-made figures that fit a word for a person; the first word that the person's type ends with counts. */
const FITTING: readonly (readonly [word: RegExp, kind: string, numbers: readonly number[]])[] = [
  [/GRANDMOTHER$/, 'adult', [2, 3, 17, 19]],
  [/GRANDFATHER$/, 'adult', [6, 8, 20, 24, 27]],
  [/(?:MOTHER|AUNT)$/, 'adult', [4, 9, 11, 13, 14, 21, 23, 25, 28, 29]],
  [/(?:FATHER|UNCLE)$/, 'adult', [1, 5, 7, 10, 12, 15, 16, 18, 22]],
  [/(?:SISTER|GIRLFRIEND)$/, 'child', [1, 3, 5, 8, 11, 13, 14, 19, 20, 22, 24, 25]],
  [/(?:BROTHER|BOYFRIEND)$/, 'child', [2, 6, 7, 10, 15, 18, 21, 23, 26, 30, 32]],
];

const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Where the word says nothing but an age. */
const ANY = {
  ADULT: ['adult', count(16)],
  ALL: ['child', count(12)],
  CHILD: ['child', count(12)],
  PET: ['pet', count(2)],
} as const;

/** A figure for a person of the demo: a stepmother has no beard, and a grandfather is not young. */
export function figureFor(type: PersonType, random: () => number): string {
  const fitting = FITTING.find(([word]) => word.test(type));
  const [kind, numbers] = fitting ? [fitting[1], fitting[2]] : ANY[personTypeInfo[type].age];
  return `${kind}-${String(pick(numbers, random)).padStart(2, '0')}`;
}
