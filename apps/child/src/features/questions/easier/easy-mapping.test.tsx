import { Form, listOf, localText, optionsOf, questionTypes, type Question } from '@lykta/domain';
import { EasyOptions, easyPages, QuestionOptions } from '@lykta/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = `${import.meta.dirname}/../../../../../server/content/forms`;
const questions = globSync('*.json', { cwd: folder })
  .map((file) => Form.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
  .flatMap((form) =>
    Object.values(form.questions).map((question) => ({
      name: `${form.metadata.id}: ${question.id}`,
      question,
    })),
  );

/** Persons or homes of a child with a large family. */
const known = Array.from({ length: 11 }, (_, index) => ({ value: `p${index}`, label: `Person ${index}` }));

/** Every press a question knows, in words: what it tells the engine. */
function ask(question: Question) {
  const said: string[] = [];
  const asked = {
    type: question.type,
    label: localText(question.text, 'sv'),
    options: optionsOf(question).map(({ id, type, text, weight }) => ({
      id,
      kind: type,
      label: localText(text, 'sv'),
      weight,
    })),
    selected: [],
    onChoose: (id: string) => said.push(`chooses ${id}`),
    onToggle: (id: string) => said.push(`toggles ${id}`),
    people: listOf(question.type)
      ? { options: known, chosen: [], onToggle: (id: string) => said.push(`person ${id}`) }
      : undefined,
  };
  return { said, asked };
}

const controls = () =>
  ['radio', 'checkbox', 'button']
    .flatMap((role) => screen.queryAllByRole(role))
    .filter((one) => one.textContent !== 'Fler svar');

const pressAll = () => {
  for (const control of controls()) fireEvent.click(control);
};

test('there are forms', () => {
  expect(questions.length).toBeGreaterThan(80);
});

test.each(questions)('$name can say the same in the easier way, and nothing else', ({ question }) => {
  const usual = ask(question);
  render(<QuestionOptions {...usual.asked} />);
  pressAll();
  cleanup();

  const easy = ask(question);
  const pages = easyPages(easy.asked);
  for (const page of pages.keys()) {
    render(
      <EasyOptions {...easy.asked} page={page} onPage={() => undefined} texts={{ others: 'Fler svar' }} />,
    );
    pressAll();
    cleanup();
  }
  expect(new Set(easy.said)).toEqual(new Set(usual.said));
  expect(easy.said).toHaveLength(usual.said.length);
});

test.each(questions.filter(({ question }) => question.type !== 'rate'))(
  '$name shows at most four answers at a time',
  ({ question }) => {
    for (const page of easyPages(ask(question).asked)) expect(page.length).toBeLessThanOrEqual(4);
  },
);

test('a question of each kind is among them', () => {
  const kinds = new Set(questions.map(({ question }) => question.type));
  expect(Object.keys(questionTypes).filter((kind) => ![...kinds].some((one) => one === kind))).toEqual([]);
});
