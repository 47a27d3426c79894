import { present } from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { en } from '../locales/en.ts';
import { sv } from '../locales/sv.ts';
import { asks, draftWith, leads, one, rasternaDraft, skips } from '../testing/build.ts';
import { ruleExamples } from '../testing/index.ts';
import { adviceText } from './advice-text.ts';
import { advise, isFault, toForm } from './advise.ts';
import { ruleIds } from './rules.ts';

const named = (metadata: Partial<Draft['metadata']>) => {
  const draft = one('Hur är det?');
  return { ...draft, metadata: { ...draft.metadata, ...metadata } };
};

describe('each rule', () => {
  // An id of a draft is that of its question, so that this fault comes from a file only.
  const ofDrafts = ruleIds.filter((id) => id !== 'key-differs');
  it.each(ofDrafts)('%s says what it is about', (id) => {
    const [draft, sentence] = ruleExamples[id];
    const found = advise(draft).filter(({ rule }) => rule === id);
    expect(found.map((finding) => adviceText(finding, 'sv'))).toContain(sentence);
    for (const finding of found) expect(adviceText(finding, 'en')).not.toContain('{{');
  });

  it.each(ruleIds)('%s is said in words that are easy to read', (id) => {
    for (const text of [sv[id], en[id]]) expect(readability(text).longestSentence, text).toBeLessThan(15);
  });
});

describe('what is fine', () => {
  it.each([
    'Hur har du det?',
    'Vad är det som händer?',
    'Hur är det med maten och sömnen?',
    'Du sa att det är bråk. Vad gör du då?',
    'Vem vill du vara med på rasten?',
  ])('%s', (question) => {
    expect(advise(one(question))).toEqual([]);
  });

  it('is a hard answer with help on the same page, or after it', () => {
    const hard = {
      a: leads('Varje dag', 'b', { story: 'WORRIES' as const, sentence: null }),
      hoppa: skips('b'),
    };
    const end = asks('b', 'Hej.', { type: 'article_text', answers: { ok: leads('Klar') } });
    expect(advise(draftWith(asks('a', 'Hur är det?', { answers: hard }), end))).toEqual([]);
  });

  it.each(['Jag är inte rädd', 'Nej, ingen slår mig', 'Jag trivs hemma'])('is the answer “%s”', (text) => {
    const draft = one('Hur är det?', { answers: { a: leads(text), hoppa: skips() } });
    expect(advise(draft).filter(({ rule }) => rule === 'dark-unmarked')).toEqual([]);
  });

  it('is a form of faces, whose lowest count as worries', () => {
    const [draft] = ruleExamples['nothing-marked'];
    const [first, ...others] = draft.questions;
    const faces = { ...present(first, 'first'), type: 'rate' as const };
    const found = advise({ ...draft, questions: [faces, ...others] });
    expect(found.filter(({ rule }) => rule === 'nothing-marked')).toEqual([]);
  });

  it('says nothing of languages in a form that has only one', () => {
    expect(advise(one('Hur är det?')).filter(({ rule }) => rule === 'language-missing')).toEqual([]);
  });
});

describe('faults', () => {
  it('come before advice, and block publishing', () => {
    const draft = one('Visst är det bra?', { answers: {} });
    expect(advise(draft).map(isFault)).toEqual([true, false, false]);
    expect(toForm(draft).form).toBeNull();
    expect(toForm(rasternaDraft).form).not.toBeNull();
  });

  it('are said once, by the rule that says it best', () => {
    expect(advise(named({ name: '' })).map(({ rule }) => rule)).toEqual(['name-missing']);
  });
});
