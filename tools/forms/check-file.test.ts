import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Form } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { checkFile } from './check-file.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../docs/examples/skoldag.json');
const example = readFileSync(EXAMPLE, 'utf8');

describe('the example of docs/authoring-forms.md', () => {
  it('is a form without problems', () => {
    const form = Form.parse(JSON.parse(example));
    expect(checkForm(form)).toEqual([]);
  });

  it('shows most of what a form can do', () => {
    const { questions } = Form.parse(JSON.parse(example));
    const all = Object.values(questions);
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8);
    expect(all.some(({ includeIf }) => includeIf)).toBe(true);
    expect(all.some(({ ref }) => ref)).toBe(true);
    const texts = all.flatMap(({ text, answers }) => [
      text,
      ...Object.values(answers).map((option) => option.text),
    ]);
    for (const text of texts) expect(text.en, text.sv).toBeTruthy();
  });

  it('is taught in the document, and its pieces there are pieces of it', () => {
    const document = readFileSync(path.join(import.meta.dirname, '../../docs/authoring-forms.md'), 'utf8');
    expect(document).toContain('examples/skoldag.json');
    const pieces = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, piece]) => JSON.parse(`{${piece}}`) as object,
    );
    expect(pieces.length).toBeGreaterThan(3);
    const whole: { metadata: object; questions: Record<string, object> } = JSON.parse(example);
    for (const piece of pieces) expect({ metadata: whole.metadata, ...whole.questions }).toMatchObject(piece);
  });
});

describe('npm run forms -- check', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function written(text: string): string {
    const file = path.join(folder, 'form.json');
    writeFileSync(file, text);
    return file;
  }

  it('prints the outline of a sound form', () => {
    const { sound, lines } = checkFile(EXAMPLE);
    expect(sound).toBe(true);
    const text = lines.join('\n');
    expect(text).toContain('Min skoldag (skoldag, version 1): 11 questions');
    expect(text).toContain('Shortest way, 6 questions: start → trivs → rast → vuxen → laxor → slut');
    expect(text).toContain('Longest way, 10 questions: start → trivs → bra → svart');
    expect(text).toContain('Unreachable questions: none');
    expect(text).toContain('mycket-bra, bra, okej → bra: 5 to 8 more');
    expect(text).toMatch(/single, asked only after some answers, 8 words, LIX 8/);
  });

  it.each<[string, string, string]>([
    [
      'a broken link',
      example.replaceAll('"next": "rast"', '"next": "rasst"'),
      'Answer "hoppa" of question "trivs" leads to "rasst", which does not exist.',
    ],
    [
      'a copied question',
      example.replace('"ensam": {', '"prata": {'),
      '"prata" stands twice in the same place; only the last one would count.',
    ],
    [
      'a misspelt field',
      example.replace('"storyText"', '"storytext"'),
      'questions → trivs: Unrecognized key: "storytext"',
    ],
    [
      'what is not JSON',
      example.replace('"version": 1,', '"version": 1'),
      'This is not JSON; a comma, a quote or a bracket is wrong.',
    ],
    ['something else altogether', '[]', 'The form has no firstQuestion.'],
  ])('tells of %s', (_, text, message) => {
    const { sound, lines } = checkFile(written(text));
    expect(sound).toBe(false);
    expect(lines.join('\n')).toContain(message);
  });

  it('tells of a file that is not there', () => {
    expect(checkFile(path.join(folder, 'none.json')).lines[1]).toContain('cannot be read');
  });

  it('says how it went by its exit code', () => {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...words], {
        encoding: 'utf8',
      });
    expect(run('check', EXAMPLE)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('no problems'),
    });
    expect(run('check', EXAMPLE, written('{}'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('problems'),
    });
    expect(run('chekc', EXAMPLE)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
  });
});
