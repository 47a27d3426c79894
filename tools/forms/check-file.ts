import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Form } from '@lykta/domain';
import { advise, adviceText, draftOf, isFault, sentenceFindings, type Finding } from '@lykta/form-studio';
import { checkForm } from '@lykta/questionnaire-engine';
import { outline } from '@lykta/questionnaire-engine/outline';
import { duplicateKeys } from './duplicate-keys.ts';
import { outlineLines } from './outline-lines.ts';

/** The folder of the product's forms. */
export const OWN_FORMS = path.join(import.meta.dirname, '../../apps/server/content/forms');

export interface Report {
  /** Whether the form has no faults and can be imported. */
  readonly sound: boolean;
  /** What to print. */
  readonly lines: readonly string[];
}

/** Checks a form file like the import does (JSON, fields, paths), and its sentences. */
export function checkFile(file: string): Report {
  let text: string;
  let value: unknown;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refused(file, [`The file cannot be read: ${(error as Error).message}`]);
  }
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(file, [
      `This is not JSON; a comma, a quote or a bracket is wrong. ${(error as Error).message}`,
    ]);
  }
  const parsed = Form.safeParse(value);
  const problems = [
    ...duplicateKeys(text).map(
      (key) => `"${key}" stands twice in the same place; only the last one would count.`,
    ),
    ...checkForm(value).map(({ message }) => message),
    ...(parsed.error?.issues ?? []).map(
      ({ path: where, message }) => `${where.join(' → ') || 'The file'}: ${message}`,
    ),
    ...(parsed.success ? sentenceLines(parsed.data, isOwn(file)) : []),
  ];
  if (problems.length > 0 || !parsed.success) return refused(file, problems);
  return {
    sound: true,
    lines: [
      `${file}: no problems`,
      '',
      ...outlineLines(parsed.data, outline(parsed.data)),
      ...adviceLines(parsed.data),
    ],
  };
}

const sentenceLines = (form: Form, everywhere: boolean) =>
  sentenceFindings(draftOf(form), { everywhere }).map(lineOf);

/** Returns what an editor would say of the words; none of it stops the form. */
function adviceLines(form: Form): string[] {
  const found = advise(draftOf(form)).filter((finding) => !isFault(finding));
  return found.length === 0 ? [] : ['', 'Advice:', ...found.map((finding) => `  - ${lineOf(finding)}`)];
}

function lineOf(finding: Finding): string {
  const { question, answer } = finding;
  const place = question === null ? 'The form' : `Question "${question}"`;
  return `${answer === undefined ? place : `Answer "${answer}" of question "${question}"`}: ${adviceText(finding, 'en')}`;
}

const isOwn = (file: string) => path.resolve(path.dirname(file)) === OWN_FORMS;

function refused(file: string, problems: string[]): Report {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return { sound: false, lines: [`${file}: ${count}`, ...problems.map((problem) => `  - ${problem}`)] };
}
