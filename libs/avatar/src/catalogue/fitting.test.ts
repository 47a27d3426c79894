import { personTypeInfo, personTypes, present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { figuresFor } from './fitting.ts';
import { people } from './people.ts';
import { avatarGroups } from './ready-made.ts';

const PAGE = 10;
const firstPage = (type: Parameters<typeof figuresFor>[0]) => figuresFor(type).slice(0, PAGE);
const bearded = (id: string) => JSON.stringify(people[id]?.worn).includes('beard-');
const greyOrLined = (id: string) => /extra-01|A7A9B3|E3E4EA/.test(JSON.stringify(people[id]?.worn));

it('begins with neither beards nor grey hair for mum', () => {
  expect(firstPage('MOTHER').filter(bearded)).toEqual([]);
  expect(firstPage('MOTHER').filter(greyOrLined)).toEqual([]);
});

it('begins with beards and short hair for dad', () => {
  expect(firstPage('FATHER').filter(bearded).length).toBeGreaterThan(5);
});

it('begins with grey hair and wrinkles for grandparents', () => {
  expect(
    greyOrLined(present(figuresFor('MATERNAL_GRANDMOTHER')[0], 'figuresFor(’MATERNAL_GRANDMOTHER’)[0]')),
  ).toBe(true);
  expect(firstPage('PATERNAL_GRANDFATHER').filter(greyOrLined).length).toBeGreaterThan(4);
});

it('begins with other children for a sister than for a brother', () => {
  expect(firstPage('LITTLE_SISTER').filter((id) => firstPage('LITTLE_BROTHER').includes(id))).toEqual([]);
});

it('expects no looks of a teacher or a friend', () => {
  expect(figuresFor('TEACHER')).toBe(avatarGroups.ADULT);
  expect(figuresFor('FRIEND')).toBe(avatarGroups.ALL);
});

it.each(personTypes)('leaves out no figure: %s', (type) => {
  expect([...figuresFor(type)].sort()).toEqual([...avatarGroups[personTypeInfo[type].age]].sort());
});
