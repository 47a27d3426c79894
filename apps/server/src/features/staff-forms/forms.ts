import { DEFAULT_FORM_ICON, type Form, type StaffForm } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { readBody, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { Member } from '../../security/staff-sessions.ts';

/** Lists the forms that an organisation may send: the product's forms, then its own, each in its newest version. */
export async function listStaffForms(
  db: Db,
  catalogue: FormCatalogue,
  organisationId: string,
): Promise<StaffForm[]> {
  const rows = await db
    .selectFrom('forms')
    .distinctOn('id')
    .select('body')
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute();
  return [...catalogue.forStaff(), ...rows.flatMap(({ body }) => readBody(body) ?? [])].map(toStaffForm);
}

function toStaffForm({ metadata }: Form): StaffForm {
  const { id, version, name, mutable, icon = DEFAULT_FORM_ICON, group } = metadata;
  return { id, version, name, mutable, icon, ...(group === undefined ? {} : { group }) };
}

/** The longest id of a form, including the organisation's part. */
const LONGEST_ID = 80;

/**
 * Returns the stored id of an organisation's own form. It contains a part for the organisation, so that two
 * organisations may choose the same id without learning of each other (docs/decisions/0046).
 * @throws {Problem} 400 if it gets too long
 */
async function keptId(db: Db, organisationId: string, id: string): Promise<string> {
  const part = `${organisationId.slice(1, 9)}-`;
  if (id.startsWith(part)) return id;
  // A form imported before ids had that part keeps its id in later versions too.
  const earlier = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (earlier) return id;
  if (part.length + id.length > LONGEST_ID) throw invalidInput({ path: 'metadata.id', message: 'too-long' });
  return part + id;
}

const answerPath = (answer: string | undefined) => (answer === undefined ? [] : ['answers', answer]);

/**
 * Imports a form for an organisation.
 * @returns the form under its stored id
 * @throws {Problem} 400 with every fault in it; 409 if the organisation already has this id and version
 */
export async function importForm(
  db: Db,
  { id: memberId, organisationId }: Member,
  authored: Form,
  now: Date,
): Promise<StaffForm> {
  const problems = checkForm(authored);
  if (problems.length > 0) {
    throw invalidInput(
      ...problems.map(({ code, question, answer, named, message }) => ({
        path: question === null ? 'metadata' : ['questions', question, ...answerPath(answer)].join('.'),
        message,
        code,
        named,
      })),
    );
  }
  const id = await keptId(db, organisationId, authored.metadata.id);
  const form = { ...authored, metadata: { ...authored.metadata, id } };
  const { version } = form.metadata;
  const others = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', 'is distinct from', organisationId)
    .executeTakeFirst();
  const stored =
    others === undefined &&
    (await db
      .insertInto('forms')
      .values({ id, version, organisation_id: organisationId, body: JSON.stringify(form), created: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst());
  if (!stored)
    throw problem('conflict', { detail: 'This id and version are taken: choose another version or id.' });
  await writeAudit(
    db,
    { kind: 'form-imported', organisation: organisationId, member: memberId, form: { id, version } },
    now,
  );
  return toStaffForm(form);
}
