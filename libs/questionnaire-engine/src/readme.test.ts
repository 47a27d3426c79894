import { present } from '@lykta/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answer, openFlow, type Progress } from './index.ts';
import { document, form } from './testing/build.ts';

it('the example of the README runs', async () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  const [, example] = present(
    readme.match(/```ts\n([\s\S]*?)```/),
    'readme.match(/’’’ts\\n([\\s\\S]*?)’’’/)',
  );
  const [imports, ...lines] = present(example, 'example').split('\n');
  expect(imports).toBe("import { answer, openFlow } from '@lykta/questionnaire-engine';");

  const asked: [string, number][] = [];
  const saved: string[][] = [];
  const run = Function(
    'answer',
    'openFlow',
    'form',
    'saved',
    'ask',
    'save',
    `return (async () => {${lines.join('\n')}})()`,
  );
  await run(
    answer,
    openFlow,
    form({ q1: { yes: 'q2', no: null }, q2: { a: 'q3' }, q3: { a: null } }),
    document({}, { q2: [] }),
    (question: string, { left }: Progress) => {
      asked.push([question, left]);
      return question === 'q1' ? [{ answer: 'yes' }] : [{ answer: 'a' }];
    },
    ({ answers }: ReturnType<typeof document>) => saved.push(Object.keys(answers)),
  );
  expect(asked).toEqual([
    ['q1', 3],
    ['q2', 2],
    ['q3', 1],
  ]);
  expect(saved).toEqual([['q1'], ['q1', 'q2'], ['q1', 'q2', 'q3']]);
});
