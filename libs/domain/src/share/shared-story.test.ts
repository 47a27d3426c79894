import { present } from '../value/present.ts';
import { describe, expect, it } from 'vitest';
import type { Form } from '../form/form.ts';
import type { Profile } from '../profile/schema.ts';
import { genders } from '../profile/rules.ts';
import { SharedStory, type ShareSection } from './schema.ts';
import { shareSections } from './limits.ts';
import { deriveStory } from '../story/derive.ts';
import { sharedGender, sharedStoryOf } from './shared-story.ts';
import { answerSections, shareableAnswers } from './shared-answers.ts';
import type { AnsweredForm } from '../story/mentions.ts';

const at = '2026-03-01T10:11:12.000Z';
const picture = { type: 'BINARY', data: 'data:image/png;base64,iVBORw0KGgo=' } as const;
const profile: Profile = {
  avatar: picture,
  birthYear: 2014,
  gender: 'FEMALE',
  persons: { mumId: { type: 'MOTHER', avatar: picture }, dogId: { type: 'PET', avatar: 'pet-01' } },
  houses: { flatId: { type: 'APARTMENT', avatar: picture }, emptyId: { type: 'UNKNOWN', avatar: 'default' } },
  housePersonMap: { flatId: ['mumId', 'dogId', 'someoneDeleted'] },
};
const metadata = {
  version: 2,
  name: 'n',
  nameForChild: { sv: 'n' },
  mutable: true,
  firstQuestion: 'worry',
} as const;
const family: Form = {
  metadata: { ...metadata, id: 'family', group: 'family' },
  questions: {
    worry: {
      id: 'worry',
      type: 'persons',
      text: { sv: 'Vem oroar du dig för?' },
      answers: {
        these: { type: 'persons', text: { sv: 'De här' }, story: 'WORRIES', next: 'help' },
        none: { type: 'none', text: { sv: 'Ingen' } },
      },
    },
    help: {
      id: 'help',
      type: 'multiple',
      text: { sv: 'Vad vill du ha hjälp med?', en: 'What do you want help with?' },
      answers: {
        talk: { type: 'text', text: { sv: 'Att prata' }, story: 'HELP' },
        sleep: { type: 'text', text: { sv: 'Att sova', en: 'Sleeping' }, story: 'HELP' },
      },
    },
  },
};
const beb: Form = { ...family, metadata: { ...metadata, id: 'beb' } };

const document = {
  answers: {
    worry: [{ answer: 'these', data: ['mumId', 'someoneDeleted'], timestamp: at }],
    help: [
      { answer: 'sleep', timestamp: at },
      { answer: 'talk', timestamp: at },
    ],
  },
  inactive: {},
};
const answered: AnsweredForm = { form: family, document };
const source = { story: deriveStory([answered], profile), profile, lykta: { form: beb, document } };
const share = (sections: readonly ShareSection[]) => sharedStoryOf(source, sections);

const nothing: SharedStory = {
  profile: { avatar: { type: 'ID', data: 'default' }, persons: {}, houses: {}, housePersonMap: {} },
  RESOURCE: [],
  HELP: [],
  WORRIES: [],
  PROBLEM: [],
  lykta: [],
};

describe('sharedStoryOf', () => {
  it('shows nothing that was not chosen', () => {
    expect(share([])).toEqual(nothing);
  });

  it.each<[ShareSection, object]>([
    ['profile', { ...nothing, profile: { ...nothing.profile, birthYear: 2014 } }],
    ['gender', { ...nothing, profile: { ...nothing.profile, gender: 'girl' } }],
    ['PROBLEM', nothing],
    ['RESOURCE', nothing],
    [
      'HELP',
      {
        ...nothing,
        HELP: [
          {
            qid: 'help',
            question: { text: present(family.questions.help, 'family.questions.help').text },
            answer: { data: ['Att prata', 'Att sova'] },
          },
        ],
      },
    ],
    [
      'WORRIES',
      {
        ...nothing,
        WORRIES: [
          {
            qid: 'worry',
            question: { text: present(family.questions.worry, 'family.questions.worry').text },
            answer: { data: ['mamma', 'någon'] },
          },
        ],
      },
    ],
    [
      'lykta',
      {
        ...nothing,
        lykta: [
          {
            question: present(family.questions.worry, 'family.questions.worry').text,
            answer: { sv: 'mamma, någon', en: 'mum, someone' },
          },
          {
            question: present(family.questions.help, 'family.questions.help').text,
            answer: { sv: 'Att prata, Att sova', en: 'Att prata, Sleeping' },
          },
        ],
      },
    ],
  ])('%s alone', (section, expected) => {
    expect(share([section])).toEqual(expected);
  });

  it('numbers persons and homes anew, and never shows a picture of the child’s own', () => {
    const { profile: shown } = share(['persons', 'houses']);
    expect(shown.persons).toEqual({
      p1: { type: 'MOTHER', avatar: { type: 'ID', data: 'default' } },
      p2: { type: 'PET', avatar: 'pet-01' },
    });
    expect(shown.houses.h1).toEqual({ type: 'APARTMENT', avatar: { type: 'ID', data: 'default' } });
    expect(shown.housePersonMap).toEqual({ h1: ['p1', 'p2'], h2: [] });
  });

  it('does not claim that homes are empty when persons were not chosen', () => {
    expect(share(['houses']).profile.housePersonMap).toEqual({});
  });

  it('holds no id of the child’s own, no picture and no time', () => {
    const everything = share(shareSections);
    expect(SharedStory.parse(everything)).toEqual(everything);
    expect(JSON.stringify(everything)).not.toMatch(/mumId|flatId|someoneDeleted|BINARY|2026|these/);
  });

  it('names the genders that are shown, and leaves out the others', () => {
    expect(genders.map((gender) => [gender, sharedGender(gender)])).toEqual([
      ['FEMALE', 'girl'],
      ['MALE', 'boy'],
      ['NEUTRAL', 'non-binary'],
      ['INTERSEX', undefined],
      ['TRANS_BINARY', undefined],
      ['TRANS_NONBINARY', 'non-binary'],
      ['QUEER', 'non-binary'],
      ['OTHER', undefined],
      ['DONT_KNOW', undefined],
    ]);
    expect(sharedGender(null)).toBeUndefined();
  });
});

describe('an answer that is left out', () => {
  it('appears in no section, and the same question of another form stays', () => {
    const shared = sharedStoryOf(
      source,
      ['HELP', 'WORRIES', 'lykta'],
      [{ form: 'family', question: 'help' }],
    );
    expect(shared.HELP).toEqual([]);
    expect(shared.WORRIES).toHaveLength(1);
    expect(shared.lykta.map(({ question }) => question.sv)).toContain('Vad vill du ha hjälp med?');
    expect(sharedStoryOf(source, ['lykta'], [{ form: 'beb', question: 'help' }]).lykta).toHaveLength(1);
  });

  it('is one of those that the section lists, as the adult would read them', () => {
    expect(shareableAnswers(source, 'HELP')).toEqual([
      {
        form: 'family',
        question: 'help',
        lines: [
          present(family.questions.help, 'family.questions.help').text,
          { sv: 'Att prata' },
          { sv: 'Att sova' },
        ],
      },
    ]);
    const every = answerSections.flatMap((section) => shareableAnswers(source, section));
    expect(sharedStoryOf(source, shareSections, every)).toMatchObject({ HELP: [], WORRIES: [], lykta: [] });
  });
});
