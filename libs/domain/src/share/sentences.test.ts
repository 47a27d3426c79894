import { expect, it } from 'vitest';
import type { Form } from '../form/form.ts';
import type { Profile } from '../profile/schema.ts';
import { SharedStory, type ShareSection } from './schema.ts';
import { deriveStory } from '../story/derive.ts';
import { sharedStoryOf } from './shared-story.ts';

const at = '2026-03-01T10:11:12.000Z';
const profile: Profile = {
  avatar: 'default',
  birthYear: 0,
  gender: null,
  persons: { mum: { type: 'MOTHER', avatar: 'adult-01' } },
  houses: {
    one: { type: 'APARTMENT', avatar: 'house-apartment' },
    two: { type: 'APARTMENT', avatar: 'house-apartment' },
  },
  housePersonMap: { one: ['mum'] },
};

/** A form with two worries: one whose answers all have sentences, and one where only some do. */
const base: Form = {
  metadata: {
    id: 'base',
    version: 1,
    name: 'n',
    nameForChild: { sv: 'n' },
    mutable: true,
    firstQuestion: 'where',
    group: 'base',
  },
  questions: {
    where: {
      id: 'where',
      type: 'accommodations',
      text: { sv: 'Var?' },
      answers: {
        this: {
          type: 'accommodations',
          text: { sv: 'Här' },
          sentence: { sv: 'Jag är mindre trygg {home}.', en: 'I feel less safe {home}.' },
          story: 'WORRIES',
          next: 'when',
        },
      },
    },
    when: {
      id: 'when',
      type: 'multiple',
      text: { sv: 'När?' },
      answers: {
        night: {
          type: 'text',
          text: { sv: 'På natten' },
          sentence: { sv: 'Jag är rädd på natten.' },
          story: 'WORRIES',
        },
        day: { type: 'text', text: { sv: 'På dagen' }, story: 'WORRIES' },
        never: {
          type: 'text',
          text: { sv: 'Aldrig' },
          sentence: { sv: 'Jag är aldrig rädd.' },
          story: 'RESOURCE',
        },
      },
    },
  },
};
const where = [{ answer: 'this', data: ['one'], timestamp: at }];
const when = (...answers: string[]) => answers.map((answer) => ({ answer, timestamp: at }));

function worries(answers: Record<string, typeof where | ReturnType<typeof when>>, sections: ShareSection[]) {
  const answered = { form: base, document: { answers, inactive: {} } };
  const story = deriveStory([answered], profile);
  const shared = sharedStoryOf({ story, profile, lykta: answered }, sections);
  expect(SharedStory.parse(shared)).toEqual(shared);
  return shared;
}

it('is told in the child’s sentences, in both languages', () => {
  const { WORRIES, lykta } = worries({ when: when('night') }, ['WORRIES', 'lykta']);
  const night = [{ sv: 'Jag är rädd på natten.', en: 'Jag är rädd på natten.' }];
  expect(WORRIES[0]?.sentences).toEqual(night);
  expect(lykta[0]?.sentences).toEqual(night);
});

it('is told as question and answer where one of the answers has no sentence', () => {
  const { WORRIES } = worries({ when: when('night', 'day') }, ['WORRIES']);
  expect(WORRIES).toEqual([
    { qid: 'when', question: { text: { sv: 'När?' } }, answer: { data: ['På natten', 'På dagen'] } },
  ]);
});

it('tells by whom a home is known only where both homes and persons are shared', () => {
  const told = (sections: ShareSection[]) => worries({ where }, sections).WORRIES[0]?.sentences?.[0]?.sv;
  expect(told(['WORRIES'])).toBe('Jag är mindre trygg i lägenheten.');
  expect(told(['WORRIES', 'houses'])).toBe('Jag är mindre trygg i lägenheten.');
  expect(told(['WORRIES', 'houses', 'persons'])).toBe('Jag är mindre trygg i lägenheten med mamma.');
});

it('shows what is good where the child chose it, and a link from before shows nothing of it', () => {
  const shown = (sections: ShareSection[]) =>
    worries({ when: when('never') }, sections).RESOURCE?.map(({ sentences }) => sentences?.[0]?.sv);
  expect(shown(['RESOURCE'])).toEqual(['Jag är aldrig rädd.']);
  expect(shown(['WORRIES'])).toEqual([]);
  const { RESOURCE: _new, ...before } = worries({}, ['WORRIES']);
  expect(SharedStory.parse(before)).toEqual(before);
});
