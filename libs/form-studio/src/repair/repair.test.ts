import { present } from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import { adviceText } from '../advice/advice-text.ts';
import { advise, isFault } from '../advice/advise.ts';
import type { Finding } from '../advice/finding.ts';
import { ruleIds } from '../advice/rules.ts';
import { questionIn, type Draft } from '../draft/draft.ts';
import { edit, historyOf, undo } from '../draft/history.ts';
import { shownAnswers } from '../edit/faces.ts';
import { repairsEn } from '../locales/repairs-en.ts';
import { repairsSv } from '../locales/repairs-sv.ts';
import { asks, draftWith, leads, one, skips } from '../testing/build.ts';
import { ruleExamples } from '../testing/index.ts';
import { repairOf } from './repair-of.ts';

/** The rules that a press mends, in their examples. All others are for the author to decide. */
const mended = ruleIds.filter((rule) => firstOf(ruleExamples[rule][0], rule).repair !== undefined);

function firstOf(draft: Draft, rule: string) {
  const finding = advise(draft).find((each) => each.rule === rule);
  return { finding, repair: finding && repairOf(draft, finding) };
}

/** A draft after the press that mends what this rule found. */
function pressed(draft: Draft, rule: string): Draft {
  const repair = present(firstOf(draft, rule).repair, `what mends ${rule}`);
  return edit(historyOf(draft), { do: 'together', edits: repair.edits }).draft;
}

const answersOf = (draft: Draft, question = 'q') =>
  shownAnswers(present(questionIn(draft, question), question)).map(([, { text }]) => text.sv);
const isSame = (one: Finding) => (other: Finding) =>
  one.rule === other.rule && one.question === other.question && one.answer === other.answer;

describe('each repair', () => {
  it('is one of these', () => {
    expect(mended).toEqual([
      'first-question-missing',
      'first-question-unknown',
      'id-digits-only',
      'include-if-empty',
      'no-options',
      'options-do-not-fit',
      'header-missing',
      'scale-turned',
      'no-way-out',
      'no-other',
      'dark-without-help',
      'help-leads-nowhere',
      'ends-dark',
      'dark-unmarked',
      'picture-without-words',
      'leads-to-itself',
      'nothing-together',
      'nothing-with-others',
      'sentence-of-skip',
      'sentence-full-stop',
    ]);
  });

  it.each(mended)('%s is gone after one press, and back after one step', (rule) => {
    const [draft] = ruleExamples[rule];
    const { finding, repair } = firstOf(draft, rule);
    const history = edit(historyOf(draft), { do: 'together', edits: present(repair, rule).edits });
    expect(advise(history.draft).filter(isSame(present(finding, rule)))).toEqual([]);
    expect(history.past).toHaveLength(1);
    expect(undo(history).draft).toEqual(draft);
  });

  // The answers that a kind of question needs are still to be written.
  const begun = new Set(['no-options', 'options-do-not-fit', 'first-question-missing']);
  it.each(mended.filter((rule) => !begun.has(rule)))('%s brings no fault', (rule) => {
    const [draft] = ruleExamples[rule];
    const faultsIn = (of: Draft) =>
      advise(of)
        .filter(isFault)
        .map((each) => adviceText(each, 'sv'));
    const before = new Set(faultsIn(draft));
    expect(faultsIn(pressed(draft, rule)).filter((said) => !before.has(said))).toEqual([]);
  });

  it('is said in few words', () => {
    for (const text of [...Object.values(repairsSv), ...Object.values(repairsEn)])
      expect(readability(text).words, text).toBeLessThan(7);
  });
});

describe('a way out', () => {
  it('is an answer among answers', () => {
    const draft = one('Hur är det?', { answers: { a: leads('Bra'), b: leads('Dåligt') } });
    expect(answersOf(pressed(draft, 'no-way-out'))).toEqual(['Bra', 'Dåligt', 'Vill inte säga']);
  });

  it('is chosen alone among several', () => {
    const draft = one('Vad är bra?', { type: 'multiple', answers: { a: leads('Mat'), b: leads('Rast') } });
    const after = pressed(draft, 'no-way-out');
    expect(advise(after).map(({ rule }) => rule)).not.toContain('nothing-with-others');
    expect(questionIn(after, 'q')?.answers['svar-3']).toMatchObject({ group: 'grupp-1' });
  });

  it('is a skip beside faces', () => {
    const faces = ['Hemskt', 'Dåligt', 'Sådär', 'Bra', 'Jättebra'].map(
      (sv, at) => [`v${at}`, leads(sv, undefined, { weight: at + 1 })] as const,
    );
    const draft = one('Hur är det?', { type: 'rate', answers: Object.fromEntries(faces) });
    expect(answersOf(pressed(draft, 'no-way-out')).at(-1)).toBe('Hoppa över');
  });
});

it('puts “Something else” among those that can be chosen together, before the skip', () => {
  const [draft] = ruleExamples['no-other'];
  const after = pressed(draft, 'no-other');
  expect(answersOf(after)).toEqual(['Mat', 'Rast', 'Bild', 'Idrott', 'Något annat', 'Hoppa över']);
});

it('turns a scale around, and leaves the skip last', () => {
  const [draft] = ruleExamples['scale-turned'];
  expect(answersOf(pressed(draft, 'scale-turned'), 'c')).toEqual(['Aldrig', 'Ibland', 'Ofta', 'Hoppa över']);
});

it('shows help to those who gave a hard answer, all on one page, and leads them on', () => {
  const hard = (sv: string) => leads(sv, 'slut', { story: 'WORRIES', sentence: null });
  const draft = draftWith(
    asks('a', 'Hur är det?', {
      answers: {
        bra: leads('Bra', 'slut'),
        ofta: hard('Ofta'),
        jamt: hard('Varje dag'),
        hoppa: skips('slut'),
      },
    }),
    asks('slut', 'Vem är med?'),
  );
  const after = pressed(pressed(draft, 'dark-without-help'), 'dark-without-help');
  expect(after.questions.map(({ id }) => id)).toEqual(['a', 'hjalp', 'slut']);
  const page = present(questionIn(after, 'hjalp'), 'the page');
  expect(page.data).toEqual(['bris']);
  expect(page.answers).toMatchObject({ ok: { next: 'slut' } });
  const leading = Object.values(after.questions[0]!.answers).map(({ next }) => next);
  expect(leading).toEqual(['slut', 'hjalp', 'hjalp', 'slut']);
  expect(advise(after).filter(({ rule }) => rule === 'dark-without-help')).toEqual([]);
});
