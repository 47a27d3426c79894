import type { Form } from '@lykta/domain';
import { answer, openFlow } from '@lykta/questionnaire-engine';
import { describe, expect, it } from 'vitest';
import { asksForHelp, tellsSomethingHard } from './hard-answers.ts';

const AT = new Date('2026-11-20T12:00:00Z');

/** Asks whether somebody is mean, whether the child wants help, and from whom. */
const form: Form = {
  metadata: {
    id: 'small',
    version: 1,
    name: 'Small',
    nameForChild: { sv: 'Liten' },
    mutable: true,
    firstQuestion: 'mean',
  },
  questions: {
    mean: {
      id: 'mean',
      type: 'single',
      text: { sv: 'Är någon elak?' },
      answers: {
        yes: { type: 'text', text: { sv: 'Ja' }, story: 'PROBLEM', next: 'help' },
        no: { type: 'text', text: { sv: 'Nej' }, story: 'RESOURCE', next: 'help' },
      },
    },
    help: {
      id: 'help',
      type: 'single',
      text: { sv: 'Vill du ha hjälp?' },
      answers: {
        yes: { type: 'text', text: { sv: 'Ja' }, story: 'HELP', next: 'who' },
        no: { type: 'text', text: { sv: 'Nej' } },
      },
    },
    who: {
      id: 'who',
      type: 'single_person',
      text: { sv: 'Vem ska hjälpa dig?' },
      answers: { anyone: { type: 'none', text: { sv: 'Jag vet inte vem' }, story: 'HELP' } },
    },
  },
};
const start = openFlow(form, { answers: {}, inactive: {} }, { now: AT });
const mean = answer(start, 'mean', [{ answer: 'yes' }], AT);
const wantsHelp = answer(mean, 'help', [{ answer: 'yes' }], AT);

describe('asking for help', () => {
  it('is heard when it is first said', () => {
    expect(asksForHelp(form, 'mean', { before: start, after: mean })).toBe(false);
    expect(asksForHelp(form, 'help', { before: mean, after: wantsHelp })).toBe(true);
  });

  it('is not answered once more by the question that follows up on it, nor when it is said again', () => {
    const whoever = answer(wantsHelp, 'who', [{ answer: 'anyone' }], AT);
    expect(asksForHelp(form, 'who', { before: wantsHelp, after: whoever })).toBe(false);
    expect(asksForHelp(form, 'help', { before: wantsHelp, after: whoever })).toBe(false);
  });
});

describe('something hard', () => {
  it('is a problem, a worry or a wish for help, anywhere on the way', () => {
    expect(tellsSomethingHard(form, mean)).toBe(true);
    const kind = answer(start, 'mean', [{ answer: 'no' }], AT);
    expect(tellsSomethingHard(form, kind)).toBe(false);
    expect(tellsSomethingHard(form, answer(kind, 'help', [{ answer: 'yes' }], AT))).toBe(true);
  });
});
