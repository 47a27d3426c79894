import { Profile, Story, type ShareSource } from '@lykta/domain';
import { expect, it } from 'vitest';
import { sectionCounts } from './section-counts.ts';

const mention = (qid: string, answer: string) => ({
  form: { id: 'school', version: 1 },
  qid,
  question: { text: { sv: qid } },
  answer: { id: answer, text: { sv: answer } },
  timestamp: '2026-11-20T10:00:00Z',
});

function source(gender: string | null): ShareSource {
  return {
    story: Story.parse({
      active: { HELP: { mentioned: [mention('a', '1'), mention('a', '2'), mention('b', '1')] } },
    }),
    profile: Profile.parse({
      avatar: 'child-01',
      birthYear: 2013,
      gender,
      persons: { mum: { type: 'MOTHER', avatar: 'adult-01' }, dog: { type: 'PET', avatar: 'pet-01' } },
      houses: {},
      housePersonMap: {},
    }),
  };
}

const countOf = (section: string, gender: string | null = null) =>
  sectionCounts(source(gender)).find((one) => one.section === section)?.count;

it('counts what an adult would see', () => {
  expect(countOf('HELP')).toBe(2);
  expect(countOf('persons')).toBe(2);
  expect(countOf('houses')).toBe(0);
  expect(countOf('lykta')).toBe(0);
});

it('has a gender to show only where one of the three words fits', () => {
  expect(countOf('gender', 'FEMALE')).toBe(1);
  expect(countOf('gender', 'DONT_KNOW')).toBe(0);
  expect(countOf('gender')).toBe(0);
});
