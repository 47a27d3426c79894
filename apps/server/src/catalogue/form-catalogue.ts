import { areas, asksForWords, BEB_FORM, type Form, isReservedId } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { FormFileError, readDefaultForms } from './default-forms.ts';

/** A stored form and its owner; `organisationId` null means that it comes with the product. */
export interface StoredForm {
  form: Form;
  organisationId: string | null;
}

/** Whether an organisation may send a form: its own forms and the product's, except the form about the story itself. */
export function maySend({ form, organisationId }: StoredForm, sender: string): boolean {
  return organisationId === null ? form.metadata.id !== BEB_FORM.id : organisationId === sender;
}

/** All versions of all forms. A version never changes, so loaded forms stay cached. */
export interface FormCatalogue {
  /** Whoever asks for a version gets the same object, also those who ask while it is being read. */
  find(id: string, version: number): Promise<StoredForm | undefined>;
  /** The newest version of each product form that belongs to an area: children answer these without a request. */
  forChildren(): Form[];
  /** The newest version of each product form that staff may send. */
  forStaff(): Form[];
  /** The form about the story itself. */
  beb(): Form;
}

/** Whether a form belongs to an area. A form without an area is answered only on request. */
export const isOfAnArea = ({ metadata }: Form) => areas.some((area) => area === metadata.group);

/** Whether a form asks for a child's own words: only a unit that says when it reads may ask it (decision 93). */
export const needsReader = ({ form }: StoredForm): boolean =>
  Object.values(form.questions).some(({ type }) => asksForWords(type));

const KEPT = 500;
const keyOf = (id: string, version: number) => `${id}/${version}`;

/**
 * Reads the product's forms, stores versions that the database does not have, and opens the catalogue.
 * @param replaceChanged a changed file replaces its stored version (while forms are being written); otherwise it is
 *   refused, because children answered the earlier text
 * @throws {FormFileError} naming a form whose file changed without a new version
 */
export async function openFormCatalogue(db: Db, now: Date, replaceChanged: boolean): Promise<FormCatalogue> {
  const defaults = readDefaultForms();
  for (const form of defaults) await storeDefault(db, form, now, replaceChanged);
  const known = new Map<string, StoredForm>();
  const coming = new Map<string, Promise<StoredForm | undefined>>();
  const load = async (key: string, id: string, version: number) => {
    try {
      const stored = await readForm(db, id, version);
      if (!stored) return undefined;
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= KEPT) known.delete(oldest);
      known.set(key, stored);
      return stored;
    } finally {
      coming.delete(key);
    }
  };
  const newest = newestOf(defaults).filter((form) => form.metadata.id !== BEB_FORM.id);
  return {
    async find(id, version) {
      const key = keyOf(id, version);
      const kept = known.get(key);
      if (kept) return kept;
      // A child's sendings ask for one form at once: without this, each gets a copy of its own.
      const form = coming.get(key) ?? load(key, id, version);
      coming.set(key, form);
      return form;
    },
    forChildren: () => newest.filter(isOfAnArea),
    forStaff: () => newest,
    beb: () => {
      const beb = defaults.find(
        ({ metadata }) => metadata.id === BEB_FORM.id && metadata.version === BEB_FORM.version,
      );
      if (!beb) throw new Error('content/forms has no form about the story itself');
      return beb;
    },
  };
}

/**
 * Parses a stored form. Returns undefined for a form with ids that are refused today (docs/decisions/0038): it cannot
 * be answered, sent or counted.
 */
export function readBody(body: string): Form | undefined {
  const form: Form = JSON.parse(body);
  const questions = Object.entries(form.questions);
  const ids = [form.metadata.id, ...questions.flatMap(([id, { answers }]) => [id, ...Object.keys(answers)])];
  return ids.some(isReservedId) ? undefined : form;
}

/** Reads one stored version of a form. */
export async function readForm(db: Db, id: string, version: number): Promise<StoredForm | undefined> {
  const row = await db
    .selectFrom('forms')
    .select(['body', 'organisation_id'])
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  const form = row && readBody(row.body);
  return form && { form, organisationId: row.organisation_id };
}

async function storeDefault(db: Db, form: Form, now: Date, replaceChanged: boolean): Promise<void> {
  const { id, version } = form.metadata;
  const body = JSON.stringify(form);
  const stored = await db
    .insertInto('forms')
    .values({ id, version, organisation_id: null, body, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return;
  const { body: before } = await db
    .selectFrom('forms')
    .select('body')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (before === body) return;
  if (!replaceChanged) throw new FormFileError(`form ${id} ${version} was changed: give it a new version`);
  await db.updateTable('forms').set({ body }).where('id', '=', id).where('version', '=', version).execute();
}

function newestOf(forms: readonly Form[]): Form[] {
  const newest = new Map<string, Form>();
  for (const form of forms) {
    const { id, version } = form.metadata;
    if (version > (newest.get(id)?.metadata.version ?? 0)) newest.set(id, form);
  }
  return [...newest.values()];
}
