import { Story, SharedStory, type Mention } from '@lykta/domain';
import { fullProfile } from './fixtures.ts';

type Words = readonly [sv: string, en: string];
const text = ([sv, en]: Words) => ({ sv, en });

interface Said {
  day: number;
  /** The form's sentence; undefined in a form without sentences. */
  sentence?: Words;
  data?: string[];
}

const mention = (qid: string, question: Words, answer: Words, { day, sentence, data }: Said): Mention => ({
  form: { id: 'school', version: 1 },
  qid,
  question: { text: text(question) },
  answer: {
    id: answer[1].toLowerCase().replaceAll(' ', '-'),
    text: text(answer),
    ...(sentence ? { sentence: text(sentence) } : {}),
    data,
  },
  timestamp: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
});

/** Names two persons. */
export const withSister = mention(
  'with',
  ['De här är jag helst med', 'I like to be with'],
  ['De här', 'These'],
  {
    day: 5,
    sentence: ['På rasten är jag helst med {persons}.', 'At break I like to be with {persons}.'],
    data: ['sister', 'friend'],
  },
);
const likes: Words = ['Det här tycker jag om', 'I like this'];
const sports = mention('likes', likes, ['Idrott', 'Sports'], {
  day: 5,
  sentence: ['I skolan tycker jag om idrott.', 'At school I like sport.'],
});
const food = mention('likes', likes, ['Maten', 'The food'], {
  day: 5,
  sentence: ['I skolan tycker jag om maten.', 'At school I like the food.'],
});
const breaks = mention('breaks', ['På rasten', 'At break'], ['Ensam', 'Alone'], {
  day: 4,
  sentence: ['Jag har ingen att vara med på rasten.', 'I have nobody to be with at break.'],
});
/** From a form without sentences. */
const help = mention(
  'help',
  ['Det här vill jag ha hjälp med', 'I want help with this'],
  ['Läxor', 'Homework'],
  { day: 6 },
);
const calm = mention('want', ['Det här vill jag ändra', 'I want to change this'], ['Mer lugn', 'More calm'], {
  day: 7,
  sentence: ['Jag vill ha mer lugn och ro i skolan.', 'I want more peace and quiet at school.'],
});
const sleep = mention('sleep', ['Så sover jag', 'How I sleep'], ['Dåligt', 'Badly'], {
  day: 2,
  sentence: ['Jag sover sällan bra.', 'I rarely sleep well.'],
});
const trusted = mention('adult', ['En vuxen som jag litar på', 'An adult I trust'], ['Den här', 'This one'], {
  day: 8,
  sentence: ['Jag litar på {persons}.', 'I trust {persons}.'],
  data: ['mum'],
});
const safest = mention('safest', ['Mest trygg', 'Safest'], ['Här', 'Here'], {
  day: 8,
  sentence: ['Jag är mest trygg {home}.', 'I feel safest {home}.'],
  data: ['home2'],
});

const people = Object.fromEntries(
  Object.entries(fullProfile.persons).map(([id, person]) => [
    id,
    { ...person, mentioned: [withSister, trusted].filter(({ answer }) => answer.data?.includes(id)) },
  ]),
);
const homes = Object.fromEntries(
  Object.entries(fullProfile.houses).map(([id, house]) => [
    id,
    { ...house, mentioned: id === 'home2' ? [safest] : [] },
  ]),
);

/** A story with an entry in every section, and one that no longer holds. */
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
  earlier: ['PROBLEM', 'SCHOOL'],
});

/** What no longer holds of that story. */
export const earlierStory = Story.parse({
  inactive: { PROBLEM: { mentioned: [sleep] }, SCHOOL: { mentioned: [sleep] } },
});

const everybody = mention('who', ['Min familj', 'My family'], ['De här', 'These'], {
  day: 9,
  sentence: ['I min familj finns {persons}.', 'In my family I have {persons}.'],
  data: ['mum', 'dad', 'sister', 'dog', 'friend', 'deleted', 'deleted-too'],
});
const unsaid = mention(
  'far',
  ['Det här vill jag att alla som bestämmer om mig ska förstå', 'What I want everybody to understand'],
  [
    'Att jag vill vara med när de pratar om mig och bestämmer var jag ska bo',
    'That I want to be there when they talk about me and decide where I shall live',
  ],
  { day: 9 },
);

/** Long sentences, many persons, and a form without sentences. */
export const longStory = Story.parse({ active: { FAMILY: { mentioned: [everybody, unsaid, calm] } } });

/** An empty story, with nobody in the profile. */
export const untoldStory = Story.parse({});

/** A shared story with everything chosen. */
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
  RESOURCE: [
    {
      qid: 'likes',
      question: { text: sports.question.text },
      answer: { data: ['Idrott', 'Maten'] },
      sentences: [sports.answer.sentence, food.answer.sentence],
    },
  ],
  HELP: [
    { qid: 'help', question: { text: help.question.text }, answer: { data: ['Läxor', 'Att sova bättre'] } },
  ],
  WORRIES: [
    {
      qid: 'breaks',
      question: { text: breaks.question.text },
      answer: { data: ['Ensam'] },
      sentences: [breaks.answer.sentence],
    },
  ],
  PROBLEM: [{ qid: 'sleep', question: { text: sleep.question.text }, answer: { data: [] } }],
  lykta: [
    {
      question: { sv: 'Vad vill du helst ska ändras?', en: 'What do you most want to change?' },
      answer: { sv: 'Hur det är i skolan', en: 'How school is' },
      sentences: [
        {
          sv: 'Helst vill jag ändra hur det är i skolan.',
          en: 'Most of all I want to change how it is at school.',
        },
      ],
    },
  ],
});

/** A shared story in which only the help section has content. */
export const littleShared = SharedStory.parse({
  profile: { avatar: 'default', persons: {}, houses: {}, housePersonMap: {} },
  HELP: everythingShared.HELP,
  WORRIES: [],
  PROBLEM: [],
  lykta: [],
});
