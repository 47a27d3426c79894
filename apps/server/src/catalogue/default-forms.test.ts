import {
  areas,
  asksForWords,
  BEB_FORM,
  ownFormIds,
  questionTypeNames,
  storyMarks,
  type LocalText,
  type Question,
  present,
} from '@lykta/domain';
import { supportNamed } from '@lykta/domain/support';
import { checkForm } from '@lykta/questionnaire-engine';
import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import { branchingDepth } from '../testing/branching.ts';
import { readDefaultForms } from './default-forms.ts';
import { walkEverywhere } from '../testing/walk-everywhere.ts';

const forms = readDefaultForms();
const named = forms.map((form) => [form.metadata.id, form] as const);
const MOST_WORDS = 12;
const MOST_LIX = 15;

/** Questions that may be hard to be asked: violence, drinking, not being safe, being alone with it. */
const hardQuestions: Record<string, string[]> = {
  myself: ['heavy', 'someone-to-talk-to', 'much', 'like-me-what'],
  school: ['safe', 'unsafe-where', 'mean', 'mean-how', 'mean-help'],
  family: ['quarrels', 'quarrels-what', 'quarrels-safe', 'quarrels-help', 'worried', 'worried-what'],
  base: ['safe', 'unsafe-when', 'unsafe-now', 'unsafe-where', 'unsafe-help', 'food-help'],
  leisure: ['friends-wish', 'screen', 'screen-what', 'screen-told', 'screen-help'],
  'nagot-har-hant': ['how', 'where', 'safe', 'need', 'adult', 'nobody'],
  kroppen: ['food', 'food-why', 'pain', 'pain-told', 'own', 'own-page', 'like', 'nurse'],
  'dar-jag-bor-nu': [
    'feel',
    'rules',
    'rules-page',
    'safe',
    'unsafe',
    'safe-page',
    'nobody',
    'parents',
    'stay',
  ],
  ung: [
    'love',
    'partner',
    'limits',
    'pictures',
    'limits-page',
    'drink',
    'press',
    'press-page',
    'meet',
    'phone',
  ],
  kasamstegen: ['ask', 'say-no', 'matters'],
  'infor-motet': ['what-is-hard', 'want-help', 'what-help', 'contact', 'phone', 'not-know'],
  'egna-ord': ['say', 'end'],
  'efter-motet': ['listened', 'agree', 'worry', 'safe', 'again'],
  'vuxna-mot-mig': [
    'before',
    'parents',
    'choose',
    'mean',
    'what',
    'who',
    'now',
    'others',
    'told',
    'safe-with',
  ],
};

/** The smallest and largest number of questions for each form that is not about an area of life. */
const sizes: Record<string, [least: number, most: number]> = {
  beb: [6, 10],
  // One of them opens only for a child whom somebody hurts.
  'infor-motet': [8, 19],
  'efter-motet': [6, 12],
  'egna-ord': [2, 4],
  // One of them opens only for a child that is safe with nobody.
  'vuxna-mot-mig': [8, 15],
  'nagot-har-hant': [4, 7],
  kroppen: [10, 15],
  'dar-jag-bor-nu': [18, 25],
  ung: [20, 26],
};
const SIZE_OF_AREAS = [12, 25] as const;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/[.!?]+/).filter((sentence) => sentence.trim() !== '');

function textsOf({ text, header, storyText, link, answers }: Question): LocalText[] {
  const options = Object.values(answers).map((option) => option.text);
  return [text, header, storyText, link?.text, ...options].filter((given) => given !== undefined);
}

describe('the forms of the product', () => {
  it('are one per area and some beside them, the one about the story, and those for organisations', () => {
    const grouped = forms.filter(({ metadata }) => metadata.group);
    expect(grouped.map(({ metadata }) => metadata.id).sort()).toEqual([...ownFormIds].sort());
    for (const { metadata } of grouped) {
      if (areas.some((area) => area === metadata.id)) expect(metadata.group).toBe(metadata.id);
    }
    expect(
      forms
        .filter(({ metadata }) => !metadata.group)
        .map(({ metadata }) => metadata.id)
        .sort(),
    ).toEqual(['beb', 'efter-motet', 'egna-ord', 'infor-motet', 'vuxna-mot-mig']);
    expect(forms.find(({ metadata }) => metadata.id === BEB_FORM.id)?.metadata.version).toBe(
      BEB_FORM.version,
    );
  });

  it('use every question type, and every story mark', () => {
    const questions = forms.flatMap(({ questions }) => Object.values(questions));
    expect(questionTypeNames.filter((type) => !questions.some((question) => question.type === type))).toEqual(
      [],
    );
    const marks = new Set(
      questions.flatMap(({ answers }) => Object.values(answers).map(({ story }) => story)),
    );
    expect(storyMarks.filter((mark) => !marks.has(mark))).toEqual([]);
  });
});

it('a child is asked for its own words only where somebody has asked, and reads', () => {
  const asking = forms.filter(({ questions }) =>
    Object.values(questions).some(({ type }) => asksForWords(type)),
  );
  expect(asking.map(({ metadata }) => metadata.id)).toEqual(['egna-ord']);
  for (const { metadata } of asking) expect(metadata.group).toBeUndefined();
});

// Nobody receives the answers to a child's own form, so violence is asked about only in requested forms.
it('violence of adults against the child is asked of only on request, after what the duty to act means', () => {
  const asks = forms.filter(({ questions }) =>
    Object.values(questions).some(
      ({ type, text }) => type !== 'article_text' && /vuxen är elak mot dig/u.test(text.sv),
    ),
  );
  expect(asks.map(({ metadata }) => metadata.id)).toEqual(['vuxna-mot-mig']);
  for (const form of asks) {
    expect(form.metadata.group).toBeUndefined();
    for (const { path } of walkEverywhere(form)) {
      const [first, second, third] = path;
      expect([first, second, third]).toEqual(['before', 'parents', 'choose']);
    }
    expect(form.questions['before']?.text.sv).toContain('måste hjälpa dig');
    expect(form.questions['choose']?.answers['no']?.next).toBe('end');
  }
});

it('before a meeting, who is hurt reads at once that it is not its fault, and nobody else does', () => {
  const form = present(
    forms.find(({ metadata }) => metadata.id === 'infor-motet'),
    'infor-motet',
  );
  for (const { path, document } of walkEverywhere(form)) {
    const isHurt = document.answers['what-is-hard']?.some(({ answer }) => answer === 'hurt') ?? false;
    const at = path.indexOf('what-is-hard');
    expect(path[at + 1] === 'not-your-fault').toBe(isHurt);
  }
  expect(form.questions['not-your-fault']?.text.sv).toContain('112');
});

it('asked how adults treat it, who is safe with nobody reads where somebody listens, before the thanks', () => {
  const form = present(
    forms.find(({ metadata }) => metadata.id === 'vuxna-mot-mig'),
    'vuxna-mot-mig',
  );
  for (const { path, document } of walkEverywhere(form)) {
    const hasNobody = document.answers['safe-with']?.some(({ answer }) => answer === 'nobody') ?? false;
    expect(path.includes('nobody')).toBe(hasNobody);
  }
  expect(form.questions['nobody']?.data).toContain('bris');
});

describe.each(named)('%s', (id, form) => {
  const questions = Object.values(form.questions);

  it('has nothing that the form checker reports', () => {
    expect(checkForm(form)).toEqual([]);
  });

  it('has as many questions as a child can bear', () => {
    const [least, most] = sizes[id] ?? SIZE_OF_AREAS;
    expect(questions.length).toBeGreaterThanOrEqual(least);
    expect(questions.length).toBeLessThanOrEqual(most);
  });

  it('is in Swedish and in English', () => {
    const { nameForChild, intro } = form.metadata;
    const texts = [nameForChild, intro?.header, intro?.text, ...questions.flatMap(textsOf)];
    expect(texts.filter((text) => text && !text.en?.trim())).toEqual([]);
  });

  it('is easy to read: everything in sentences of at most twelve words, LIX at most 15', () => {
    const { intro } = form.metadata;
    const texts = [...questions.flatMap(textsOf), ...(intro ? [intro.header, intro.text] : [])];
    const sentences = texts.flatMap(({ sv }) => sentencesOf(sv));
    expect(sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)).toEqual([]);
    const read = [
      ...questions.map(({ text }) => text.sv),
      ...(intro ? [intro.text.sv.replaceAll('%', '')] : []),
    ];
    expect(readability(...read).lix).toBeLessThanOrEqual(MOST_LIX);
  });

  it('lets every question be skipped, but a text to read', () => {
    const skippable = ({ type, answers }: Question) =>
      type === 'article_text' || Object.values(answers).some((option) => option.type === 'skip');
    expect(questions.filter((question) => !skippable(question)).map((question) => question.id)).toEqual([]);
  });

  it('shows at its hard questions where help is', () => {
    const hard = (hardQuestions[id] ?? []).map((question) =>
      present(form.questions[question], 'form.questions[question]'),
    );
    expect(hard.filter(({ data = [] }) => data.length === 0).map((question) => question.id)).toEqual([]);
    const named = new Set(questions.flatMap(({ data = [] }) => data));
    expect(
      supportNamed([...named])
        .map((entry) => entry.id)
        .sort(),
    ).toEqual([...named].sort());
  });

  it('can be walked to its end in every way: each option is chosen on some walk', () => {
    const flows = walkEverywhere(form);
    const paths = flows.map(({ path }) => path);
    const chosen = new Set(
      flows.flatMap(({ document }) =>
        Object.entries(document.answers).flatMap(([question, entries]) =>
          entries.map(({ answer }) => `${question}/${answer}`),
        ),
      ),
    );
    expect(flows.filter(({ gaps, progress }) => gaps.length > 0 || progress.left > 0)).toEqual([]);
    const all = questions.flatMap((question) =>
      Object.keys(question.answers).map((option) => `${question.id}/${option}`),
    );
    expect(all.filter((option) => !chosen.has(option))).toEqual([]);
    expect(new Set(paths.flat())).toEqual(new Set(Object.keys(form.questions)));
  });

  if (!(id in sizes) || id === 'infor-motet') {
    it('branches at least three levels deep', () => {
      expect(branchingDepth(form)).toBeGreaterThanOrEqual(3);
    });
  }
});
