import { areas, BEB_FORM, questionTypeNames, storyMarks, type LocalText, type Question } from '@lykta/domain';
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

/** What may be hard to be asked: violence, what somebody drinks, not being safe, being alone with it. */
const hardQuestions: Record<string, string[]> = {
  myself: ['heavy', 'someone-to-talk-to', 'much', 'like-me-what'],
  school: ['safe', 'unsafe-where', 'mean', 'mean-how', 'mean-help'],
  family: ['quarrels', 'quarrels-what', 'quarrels-safe', 'quarrels-help', 'worried', 'worried-what'],
  base: ['safe', 'unsafe-when', 'unsafe-now', 'unsafe-where', 'unsafe-help', 'food-help'],
  leisure: ['friends-wish', 'screen', 'screen-what', 'screen-told', 'screen-help'],
  kasamstegen: ['ask', 'say-no', 'matters'],
  'infor-motet': ['what-is-hard', 'want-help', 'what-help'],
};

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/[.!?]+/).filter((sentence) => sentence.trim() !== '');

function textsOf({ text, header, storyText, link, answers }: Question): LocalText[] {
  const options = Object.values(answers).map((option) => option.text);
  return [text, header, storyText, link?.text, ...options].filter((given) => given !== undefined);
}

describe('the forms of the product', () => {
  it('are one per area, the one about the story, and one for organisations', () => {
    const grouped = forms.filter(({ metadata }) => metadata.group).map(({ metadata }) => metadata.group);
    expect([...grouped].sort()).toEqual([...areas].sort());
    expect(
      forms
        .filter(({ metadata }) => !metadata.group)
        .map(({ metadata }) => metadata.id)
        .sort(),
    ).toEqual(['beb', 'infor-motet']);
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

describe.each(named)('%s', (id, form) => {
  const questions = Object.values(form.questions);

  it('has nothing that the form checker reports', () => {
    expect(checkForm(form)).toEqual([]);
  });

  it('has as many questions as a child can bear', () => {
    const [least, most] = id === 'beb' ? [6, 10] : id === 'infor-motet' ? [8, 14] : [12, 25];
    expect(questions.length).toBeGreaterThanOrEqual(least!);
    expect(questions.length).toBeLessThanOrEqual(most!);
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
    const hard = (hardQuestions[id] ?? []).map((question) => form.questions[question]!);
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

  if (id !== 'beb') {
    it('branches at least three levels deep', () => {
      expect(branchingDepth(form)).toBeGreaterThanOrEqual(3);
    });
  }
});
