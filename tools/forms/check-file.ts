import { readFileSync } from 'node:fs';
import { Form } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { outline } from '@lykta/questionnaire-engine/outline';
import { duplicateKeys } from './duplicate-keys.ts';
import { outlineLines } from './outline-lines.ts';

export interface Report {
  /** Nothing is wrong: the form can be imported. */
  readonly sound: boolean;
  /** What to print. */
  readonly lines: readonly string[];
}

/** Checks one form file as the import does: the JSON, the fields, and whether the form can be walked. */
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
      ({ path, message }) => `${path.join(' → ') || 'The file'}: ${message}`,
    ),
  ];
  if (problems.length > 0 || !parsed.success) return refused(file, problems);
  return {
    sound: true,
    lines: [`${file}: no problems`, '', ...outlineLines(parsed.data, outline(parsed.data))],
  };
}

function refused(file: string, problems: string[]): Report {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return { sound: false, lines: [`${file}: ${count}`, ...problems.map((problem) => `  - ${problem}`)] };
}
