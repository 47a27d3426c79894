import { present } from '../value/present.ts';
import { describe, expect, it } from 'vitest';
import type { AnswersDocument, Entry } from '../form/answers.ts';
import type { Form } from '../form/form.ts';
import { Story } from './schema.ts';
import { deriveStory } from './derive.ts';
import type { AnsweredForm } from './mentions.ts';

const EARLIER = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const text = (sv: string) => ({ sv });
const mother = { type: 'MOTHER', avatar: 'adult-01' } as const;
const flat = { type: 'APARTMENT', avatar: 'house-apartment' } as const;
const profile = { persons: { mum: mother }, houses: { flat } };
const nobody = { persons: {}, houses: {} };

const family: Form = {
  metadata: {
    id: 'family',
    version: 1,
    name: 'Family',
    nameForChild: text('Familj'),
    mutable: true,
    group: 'family',
    firstQuestion: 'quarrels',
  },
  questions: {
    quarrels: {
      id: 'quarrels',
      type: 'multiple',
      text: text('Bråkar ni?'),
      storyText: text('Om bråk'),
      answers: {
        often: { type: 'text', text: text('Ofta'), story: 'PROBLEM', next: 'who' },
        help: { type: 'text', text: text('Jag vill ha hjälp'), story: 'HELP', next: 'who' },
        skip: { type: 'skip', text: text('Hoppa över'), next: 'who' },
      },
    },
    who: {
      id: 'who',
      type: 'persons',
      text: text('Vem tröstar dig?'),
      answers: {
        these: { type: 'persons', text: text('De här'), story: 'RESOURCE', next: 'where' },
        nobody: { type: 'none', text: text('Ingen'), story: 'WORRIES', next: 'where' },
      },
    },
    where: {
      id: 'where',
      type: 'accommodations',
      text: text('Var är du trygg?'),
      answers: {
        here: { type: 'accommodations', text: text('Här'), next: 'read' },
        nowhere: { type: 'none', text: text('Ingenstans') },
      },
    },
    read: {
      id: 'read',
      type: 'article_text',
      text: text('Du har rätt att ha det bra.'),
      answers: { ok: { type: 'text', text: text('Okej'), story: 'HELP' } },
    },
    choose: {
      id: 'choose',
      type: 'article_text',
      text: text('Vi kan prata om det.'),
      answers: {
        yes: { type: 'text', text: text('Ja'), story: 'WISH' },
        no: { type: 'text', text: text('Nej') },
      },
    },
  },
};
const school: Form = {
  metadata: { ...family.metadata, id: 'school', group: 'school', firstQuestion: 'fun' },
  questions: {
    fun: {
      id: 'fun',
      type: 'single',
      text: text('Är det kul?'),
      answers: { yes: { type: 'text', text: text('Ja'), story: 'RESOURCE' } },
    },
  },
};

const entry = (answer: string, data?: string[], timestamp = EARLIER): Entry => ({
  answer,
  timestamp,
  ...(data ? { data } : {}),
});
const said = (
  answers: AnswersDocument['answers'],
  inactive: AnswersDocument['inactive'] = {},
  form = family,
): AnsweredForm => ({ form, document: { answers, inactive } });

/** `SECTION: answer ids` of a part of the story. */
function outline(part: Story['active']) {
  const { persons = {}, houses = {}, ...sections } = part ?? {};
  const groups = { ...sections, ...persons, ...houses };
  return Object.fromEntries(
    Object.entries(groups).map(([name, { mentioned }]) => [name, mentioned.map(({ answer }) => answer.id)]),
  );
}

describe('deriveStory', () => {
  it.each<[string, AnsweredForm[], Record<string, string[]>, Record<string, string[]>]>([
    ['nothing answered', [], {}, {}],
    [
      'a marked option',
      [said({ quarrels: [entry('often')] })],
      { PROBLEM: ['often'], FAMILY: ['often'] },
      {},
    ],
    [
      'several options, in option order',
      [said({ quarrels: [entry('help'), entry('often')] })],
      { PROBLEM: ['often'], HELP: ['help'], FAMILY: ['often', 'help'] },
      {},
    ],
    ['a skip', [said({ quarrels: [entry('skip')] })], {}, {}],
    ['a text to read', [said({ read: [entry('ok')] })], {}, {}],
    [
      'a choice under a text to read',
      [said({ choose: [entry('yes')] })],
      { WISH: ['yes'], FAMILY: ['yes'] },
      {},
    ],
    [
      'parked answers',
      [said({}, { quarrels: [entry('often')] })],
      {},
      { PROBLEM: ['often'], FAMILY: ['often'] },
    ],
    [
      'areas in their order, whatever the order of the forms',
      [said({ who: [entry('these')] }), said({ fun: [entry('yes')] }, {}, school)],
      { RESOURCE: ['yes', 'these'], SCHOOL: ['yes'], FAMILY: ['these'] },
      {},
    ],
    [
      'the same question in two requests: the newest holds',
      [said({ quarrels: [entry('often')] }), said({ quarrels: [entry('help', undefined, LATER)] })],
      { HELP: ['help'], FAMILY: ['help'] },
      { PROBLEM: ['often'], FAMILY: ['often'] },
    ],
    ['an answer that the form no longer has', [said({ quarrels: [entry('gone')] })], {}, {}],
  ])('%s', (_name, answered, active, inactive) => {
    const story = deriveStory(answered, nobody);
    expect(outline(story.active)).toEqual(active);
    expect(outline(story.inactive)).toEqual(inactive);
    expect(Story.safeParse(story).success).toBe(true);
  });

  it('is empty when there is neither answer nor profile', () => {
    expect(deriveStory([], nobody)).toEqual({});
  });

  it('tells what was said about each person and home, and shows those of whom nothing was said', () => {
    const { active } = deriveStory([said({ who: [entry('these', ['mum'])] })], profile);
    expect(active?.persons?.mum).toMatchObject({ ...mother, mentioned: [{ qid: 'who' }] });
    expect(active?.houses?.flat).toEqual({ ...flat, mentioned: [] });
  });

  it('keeps what was said about somebody who was deleted, as unknown', () => {
    const { active } = deriveStory(
      [said({ who: [entry('these', ['gone'])], where: [entry('here', ['sold'])] })],
      profile,
    );
    expect(active?.persons?.gone).toMatchObject({ type: 'UNKNOWN', mentioned: [{ qid: 'who' }] });
    expect(active?.houses?.sold).toMatchObject({ type: 'UNKNOWN', mentioned: [{ qid: 'where' }] });
    expect(active?.persons).not.toHaveProperty('sold');
  });

  it('uses the story text on demand, and the question where there is none', () => {
    const answered = [said({ quarrels: [entry('often')], who: [entry('nobody')] })];
    const texts = (storyTexts: boolean) =>
      deriveStory(answered, nobody, { storyTexts }).active?.FAMILY?.mentioned.map((m) => m.question.text.sv);
    expect(texts(false)).toEqual(['Bråkar ni?', 'Vem tröstar dig?']);
    expect(texts(true)).toEqual(['Om bråk', 'Vem tröstar dig?']);
  });

  it('tells an answer with its sentence, and is silent where the form says so', () => {
    const sentence = { sv: 'Jag har kul i skolan.', en: 'I have fun at school.' };
    const answers = {
      yes: { type: 'text', text: text('Ja'), sentence, story: 'RESOURCE' },
      secret: { type: 'text', text: text('Säger inte'), sentence: null, story: 'WORRIES' },
    } as const;
    const fun = {
      ...present(school.questions.fun, 'school.questions.fun'),
      type: 'multiple',
      answers,
    } as const;
    const form = { ...school, questions: { fun } };
    const { active } = deriveStory([said({ fun: [entry('yes'), entry('secret')] }, {}, form)], nobody);
    expect(outline(active)).toEqual({ RESOURCE: ['yes'], SCHOOL: ['yes'] });
    expect(active?.SCHOOL?.mentioned[0]?.answer.sentence).toEqual(sentence);
  });
});
