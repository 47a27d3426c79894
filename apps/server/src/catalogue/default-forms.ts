import { readdirSync, readFileSync } from 'node:fs';
import { Form } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { ConfigError } from '../config.ts';
import { errorField } from '../error-field.ts';

const FOLDER = new URL('../../content/forms/', import.meta.url);

/** A form file of the product is invalid: the server does not start, and the message explains why to its editor. */
export class FormFileError extends ConfigError {
  override name = 'FormFileError';
}

/**
 * Reads and validates the forms that come with the product (content/forms/*.json, docs/authoring-forms.md).
 * @throws {FormFileError} naming the file and every fault in it
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
    throw new FormFileError(`${name}: ${errorField(error, 'message')}`);
  }
}
