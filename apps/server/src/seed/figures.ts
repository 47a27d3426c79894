import { personTypeInfo, type PersonType } from '@lykta/domain';
import { pick } from './random.ts';

/** Ready-made figures that fit a kind of person; the first word with which the person's type ends decides. */
const FITTING: readonly (readonly [word: RegExp, kind: string, numbers: readonly number[]])[] = [
  [/GRANDMOTHER$/, 'adult', [2, 3, 17, 19]],
  [/GRANDFATHER$/, 'adult', [6, 8, 20, 24, 27]],
  [/(?:MOTHER|AUNT)$/, 'adult', [4, 9, 11, 13, 14, 21, 23, 25, 28, 29]],
  [/(?:FATHER|UNCLE)$/, 'adult', [1, 5, 7, 10, 12, 15, 16, 18, 22]],
  [/(?:SISTER|GIRLFRIEND)$/, 'child', [1, 3, 5, 8, 11, 13, 14, 19, 20, 22, 24, 25]],
  [/(?:BROTHER|BOYFRIEND)$/, 'child', [2, 6, 7, 10, 15, 18, 21, 23, 26, 30, 32]],
];

const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Used if the type says only an age. */
const ANY = {
  ADULT: ['adult', count(16)],
  ALL: ['child', count(12)],
  CHILD: ['child', count(12)],
  PET: ['pet', count(2)],
} as const;

/** Returns a figure for a person of the demo: no beard for a stepmother, no young face for a grandfather. */
export function figureFor(type: PersonType, random: () => number): string {
  const fitting = FITTING.find(([word]) => word.test(type));
  const [kind, numbers] = fitting ? [fitting[1], fitting[2]] : ANY[personTypeInfo[type].age];
  return `${kind}-${String(pick(numbers, random)).padStart(2, '0')}`;
}
