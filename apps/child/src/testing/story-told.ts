import { Story, SharedStory, type Mention } from '@lykta/domain';
import { fullProfile } from './fixtures.ts';

type Words = readonly [sv: string, en: string];
const text = ([sv, en]: Words) => ({ sv, en });

const mention = (qid: string, question: Words, answer: Words, day: number, data?: string[]): Mention => ({
  form: { id: 'school', version: 1 },
  qid,
  question: { text: text(question) },
  answer: { id: answer[1].toLowerCase().replaceAll(' ', '-'), text: text(answer), data },
  timestamp: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
});

const withSister = mention('with', ['De här är jag helst med', 'I like to be with'], ['De här', 'These'], 3, [
  'sister',
  'friend',
]);
const sports = mention('likes', ['Det här tycker jag om', 'I like this'], ['Idrott', 'Sports'], 5);
const food = mention('likes', ['Det här tycker jag om', 'I like this'], ['Maten', 'The food'], 5);
const breaks = mention('breaks', ['På rasten', 'At break'], ['Ensam', 'Alone'], 4);
const help = mention(
  'help',
  ['Det här vill jag ha hjälp med', 'I want help with this'],
  ['Läxor', 'Homework'],
  6,
);
const calm = mention(
  'want',
  ['Det här vill jag ändra', 'I want to change this'],
  ['Mer lugn', 'More calm'],
  7,
);
const sleep = mention('sleep', ['Så sover jag', 'How I sleep'], ['Dåligt', 'Badly'], 2);
const trusted = mention(
  'adult',
  ['En vuxen som jag litar på', 'An adult I trust'],
  ['Den här', 'This one'],
  8,
  ['mum'],
);

const people = Object.fromEntries(
  Object.entries(fullProfile.persons).map(([id, person]) => [
    id,
    { ...person, mentioned: [withSister, trusted].filter(({ answer }) => answer.data?.includes(id)) },
  ]),
);
const homes = Object.fromEntries(
  Object.entries(fullProfile.houses).map(([id, house]) => [id, { ...house, mentioned: [] }]),
);

/** A story with something in every section, and something that no longer holds. */
export const toldStory = Story.parse({
  active: {
    RESOURCE: { mentioned: [withSister, sports, food, trusted] },
    WISH: { mentioned: [calm] },
    HELP: { mentioned: [help] },
    WORRIES: { mentioned: [breaks] },
    SCHOOL: { mentioned: [withSister, sports, food, breaks, help, calm, trusted] },
    persons: people,
    houses: homes,
  },
  inactive: { PROBLEM: { mentioned: [sleep] }, SCHOOL: { mentioned: [sleep] } },
});

/** Nothing told, nobody in the profile. */
export const untoldStory = Story.parse({});

/** What an adult may read, with everything chosen. */
export const everythingShared = SharedStory.parse({
  profile: {
    avatar: 'child-03',
    birthYear: 2013,
    gender: 'girl',
    persons: {
      p1: { type: 'MOTHER', avatar: 'adult-02' },
      p2: { type: 'LITTLE_SISTER', avatar: 'child-05' },
      p3: { type: 'BEST_FRIEND', avatar: 'child-07' },
    },
    houses: {
      h1: { type: 'APARTMENT', avatar: 'house-apartment' },
      h2: { type: 'DETACHED_HOUSE', avatar: 'house-villa' },
    },
    housePersonMap: { h1: ['p1', 'p2'], h2: [] },
  },
  HELP: [
    { qid: 'help', question: { text: help.question.text }, answer: { data: ['Läxor', 'Att sova bättre'] } },
  ],
  WORRIES: [{ qid: 'breaks', question: { text: breaks.question.text }, answer: { data: ['Ensam'] } }],
  PROBLEM: [{ qid: 'sleep', question: { text: sleep.question.text }, answer: { data: [] } }],
  lykta: [
    {
      question: { sv: 'Vad vill du helst ska ändras?', en: 'What do you most want to change?' },
      answer: { sv: 'Hur det är i skolan', en: 'How school is' },
    },
  ],
});

/** A link where nothing but the frame was chosen. */
export const littleShared = SharedStory.parse({
  profile: { avatar: 'default', persons: {}, houses: {}, housePersonMap: {} },
  HELP: everythingShared.HELP,
  WORRIES: [],
  PROBLEM: [],
  lykta: [],
});
