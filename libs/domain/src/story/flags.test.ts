import { expect, test } from 'vitest';
import type { AnswerOption, Form } from '../form/form.ts';
import { flagsOf, type FlaggedSending } from './flags.ts';

const option = (more: Partial<AnswerOption> = {}): AnswerOption => ({
  type: 'text',
  text: { sv: 'Svar' },
  ...more,
});

/** A form with five faces, a question with marks, and a text with one button. */
const form = (id = 'meeting'): Form => ({
  metadata: {
    id,
    version: 1,
    name: 'Inför mötet',
    nameForChild: { sv: 'Mötet' },
    mutable: false,
    firstQuestion: 'now',
  },
  questions: {
    now: {
      id: 'now',
      type: 'rate',
      text: { sv: 'Hur har du det?' },
      answers: Object.fromEntries(
        ['awful', 'bad', 'so', 'good', 'great'].map((face, weight) => [face, option({ weight })]),
      ),
    },
    hard: {
      id: 'hard',
      type: 'multiple',
      text: { sv: 'Vad är svårt?' },
      answers: {
        sleep: option({ story: 'PROBLEM' }),
        home: option({ story: 'WORRIES' }),
        help: option({ story: 'HELP' }),
        friends: option({ story: 'RESOURCE' }),
        skip: option({ type: 'skip', story: 'HELP' }),
      },
    },
    text: {
      id: 'text',
      type: 'article_text',
      text: { sv: 'Läs' },
      answers: { ok: option({ story: 'HELP' }) },
    },
  },
});

const sending = (answers: Record<string, string[]>, more: Partial<FlaggedSending> = {}): FlaggedSending => ({
  form: form(),
  answers: Object.fromEntries(
    Object.entries(answers).map(([question, chosen]) => [question, chosen.map((answer) => ({ answer }))]),
  ),
  ...more,
});

test('counts questions, not options, with help or worries', () => {
  expect(flagsOf([sending({ now: ['good'], hard: ['sleep', 'home', 'help'] })])).toEqual({
    help: 1,
    worries: 1,
    worse: 0,
  });
});

test('the two lowest faces are worries; a skipped question and a text with one button are nothing', () => {
  expect(flagsOf([sending({ now: ['bad'], hard: ['skip'], text: ['ok'] })])).toEqual({
    help: 0,
    worries: 1,
    worse: 0,
  });
});

test('only the newest sending of each form counts, and it is compared with the one before it', () => {
  const earlier = sending({ now: ['good'], hard: ['help'] });
  const later = sending({ now: ['so'], hard: ['home'] });
  expect(flagsOf([earlier, later])).toEqual({ help: 0, worries: 1, worse: 1 });
  expect(flagsOf([later, earlier])).toEqual({ help: 1, worries: 0, worse: 0 });
  expect(flagsOf([sending({ hard: ['friends'] }), later])).toEqual({ help: 0, worries: 1, worse: 1 });
});

test('another form is no earlier sending', () => {
  const other = sending({ now: ['great'] }, { form: form('school') });
  expect(flagsOf([other, sending({ now: ['awful'] })])).toEqual({ help: 0, worries: 1, worse: 0 });
});

test('what the child has said is not true any more raises no flag, now or compared', () => {
  const earlier = sending({ now: ['great'] });
  const later = { now: ['awful'], hard: ['help'] };
  expect(flagsOf([earlier, sending(later, { remarks: ['now', 'hard'] })])).toEqual({
    help: 0,
    worries: 0,
    worse: 0,
  });
  expect(flagsOf([{ ...earlier, remarks: ['now'] }, sending(later)])).toMatchObject({ worries: 1, worse: 1 });
});

test('ids that every object inherits are no answers', () => {
  expect(flagsOf([sending({ constructor: ['toString'] })])).toEqual({ help: 0, worries: 0, worse: 0 });
});
