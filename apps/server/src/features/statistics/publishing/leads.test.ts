import { present, type Form } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { smallForm } from '../../../testing/forms.ts';
import { roundAtRandom } from './rounding.ts';
import { readLeads } from './leads.ts';

const outline = (form: Form) =>
  Object.fromEntries([...readLeads(form)].map(([id, leads]) => [id, [...leads]]));
const text = { sv: 'x' };

describe('questions that lead to a question', () => {
  it('are those of which some answer leads to it and another does not', () => {
    expect(outline(smallForm('form'))).toEqual({ mood: [], why: ['mood'], who: ['mood'], where: ['mood'] });
  });

  it('are not those that everybody passes on the way to it', () => {
    const form = smallForm('form');
    present(
      present(form.questions.mood, 'form.questions.mood').answers.good,
      'form.questions.mood.answers.good',
    ).next = 'why';
    present(
      present(form.questions.mood, 'form.questions.mood').answers.skip,
      'form.questions.mood.answers.skip',
    ).next = 'why';
    expect(outline(form)).toEqual({ mood: [], why: [], who: [], where: [] });
  });

  it('are those that its condition names, for it and for what only it leads to', () => {
    const form = smallForm('form');
    present(
      present(form.questions.mood, 'form.questions.mood').answers.good,
      'form.questions.mood.answers.good',
    ).next = 'why';
    present(
      present(form.questions.mood, 'form.questions.mood').answers.skip,
      'form.questions.mood.answers.skip',
    ).next = 'why';
    present(form.questions.who, 'form.questions.who').includeIf = {
      answers: [{ question: 'why', answer: 'home' }],
      else: 'where',
    };
    expect(outline(form)).toEqual({ mood: [], why: [], who: ['why'], where: [] });
  });

  it('are read of names that every object has', () => {
    const form = smallForm('form');
    const odd = { ...present(form.questions.why, 'form.questions.why'), id: 'constructor', text };
    const questions = Object.fromEntries([...Object.entries(form.questions), ['constructor', odd]]);
    expect([...readLeads({ ...form, questions }).keys()]).toContain('constructor');
  });
});

describe('a number is rounded to a multiple of 3', () => {
  it.each([
    [0, 0, 0],
    [6, 0.99, 6],
    [7, 0.34, 6],
    [7, 0.33, 9],
    [8, 0.66, 9],
    [8, 0.67, 6],
  ])('%i with %f: %i', (n, draw, expected) => {
    expect(roundAtRandom(n, draw)).toBe(expected);
  });

  it('and on average it is the number itself', () => {
    for (const n of [1, 2, 4, 5]) {
      const draws = Array.from({ length: 300 }, (_, i) => roundAtRandom(n, (i + 0.5) / 300));
      expect(draws.reduce((sum, rounded) => sum + rounded, 0) / 300).toBeCloseTo(n);
    }
  });
});
