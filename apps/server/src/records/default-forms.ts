import { readdirSync, readFileSync } from 'node:fs';
import { Form } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { ConfigError } from '../config.ts';

const FOLDER = new URL('../../content/forms/', import.meta.url);

/** A form file of the product can't be used: the server doesn't start, and says why to whoever edited it. */
export class FormFileError extends ConfigError {
  override name = 'FormFileError';
}

/**
 * The forms that come with the product (content/forms/*.json, docs/authoring-forms.md), checked.
 * @throws {FormFileError} naming the file and everything that is wrong with it
 */
export function readDefaultForms(): Form[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => readFormFile(name, readFileSync(new URL(name, FOLDER), 'utf8')));
}

function readFormFile(name: string, text: string): Form {
  const parsed = Form.safeParse(parseJson(name, text));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new FormFileError([name, ...faults].join('\n'));
  }
  const problems = checkForm(parsed.data).map(({ message }) => message);
  if (problems.length > 0) throw new FormFileError([name, ...problems].join('\n'));
  return parsed.data;
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FormFileError(`${name}: ${(error as SyntaxError).message}`);
  }
}
