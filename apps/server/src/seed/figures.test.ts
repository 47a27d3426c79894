import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personTypes, type PersonType } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { figureFor } from './figures.ts';
import { CHILDREN } from './first-children.ts';
import { seededRandom } from './random.ts';
import { YEAR_CHILDREN } from './year-children.ts';

const avatars = join(import.meta.dirname, '../../../../libs/avatar/assets/avatars');
/** Every figure that a type can get. */
const figuresOf = (type: PersonType) => {
  const random = seededRandom(1);
  return [...new Set(Array.from({ length: 200 }, () => figureFor(type, random)))];
};
const drawn = (figure: string) => readFileSync(join(avatars, `${figure}.svg`), 'utf8');

/** As they are drawn (libs/avatar, adults.ts). */
const BEARDED = [1, 5, 6, 7, 12, 15, 16, 18, 20, 22, 27].map(
  (number) => `adult-${String(number).padStart(2, '0')}`,
);

describe('the figures of the demo', () => {
  it.each(personTypes)('%s has a drawing', (type) => {
    for (const figure of figuresOf(type)) expect(drawn(figure)).toContain('<svg');
  });

  it('of the children themselves are drawn as children, seven or older', () => {
    for (const { avatar, age } of [...CHILDREN, ...YEAR_CHILDREN]) {
      expect(avatar).toMatch(/^child-/);
      expect(drawn(avatar)).toContain('<svg');
      expect(age).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(personTypes.filter((type) => /(?:MOTHER|AUNT|SISTER)$/.test(type)))('%s has no beard', (type) => {
    expect(figuresOf(type).filter((figure) => BEARDED.includes(figure))).toEqual([]);
  });
});
