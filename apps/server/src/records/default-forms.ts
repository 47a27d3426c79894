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
  const parsed = Form.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new FormFileError(
      [name, ...parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)].join('\n'),
    );
  }
  const problems = checkForm(parsed.data);
  if (problems.length > 0)
    throw new FormFileError([name, ...problems.map((problem) => problem.message)].join('\n'));
  return parsed.data;
}
