import { Form, isHard, own } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tryForm } from './try-form.ts';

const formOf = (id: string) =>
  Form.parse(
    JSON.parse(readFileSync(`${import.meta.dirname}/../../../../server/content/forms/${id}.json`, 'utf8')),
  );

test('it is a form without faults, with six questions', () => {
  expect(checkForm(Form.parse(tryForm))).toEqual([]);
  expect(Object.keys(tryForm.questions)).toHaveLength(6);
});

test.each(Object.values(tryForm.questions))('$id is the question that children answer', (question) => {
  const dash = question.id.indexOf('-');
  const form = formOf(question.id.slice(0, dash));
  const real = own(form.questions, question.id.slice(dash + 1));
  expect([question.type, question.text]).toEqual([real?.type, real?.text]);
  const words = (answers: Form['questions'][string]['answers'] = {}) =>
    Object.entries(answers).map(([id, { text, sentence, story }]) => [id, text, sentence ?? null, story]);
  expect(words(question.answers)).toEqual(words(real?.answers));
});

test('no question is about harm: whoever shows it to a class may show every answer', () => {
  const marks = Object.values(tryForm.questions).flatMap(({ answers }) =>
    Object.values(answers).map(({ story }) => story),
  );
  expect(marks).not.toContain('HELP');
  expect(marks.some((mark) => isHard(mark))).toBe(true);
});
