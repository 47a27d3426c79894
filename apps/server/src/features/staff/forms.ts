import { DEFAULT_FORM_ICON, type Form, type StaffForm } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../http/problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { readBody, type FormCatalogue } from '../../records/form-catalogue.ts';
import type { Member } from '../../security/staff-sessions.ts';

/** The forms that an organisation may send: the product's own, then its own, newest version of each. */
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

/** The longest id of a form, the organisation's part included. */
const LONGEST_ID = 80;

/**
 * The id under which a form of an organisation's own is kept: with a part of the organisation's, so that two may choose
 * the same id, and neither learns of the other (docs/decisions/0046).
 * @throws {Problem} 400 where it gets too long
 */
async function keptId(db: Db, organisationId: string, id: string): Promise<string> {
  const part = `${organisationId.slice(1, 9)}-`;
  if (id.startsWith(part)) return id;
  // One that was imported before ids had that part keeps its id, in its later versions too.
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

/**
 * Imports a form for an organisation.
 * @returns the form under the id that it now has
 * @throws {Problem} 400 with everything that is wrong with it; 409 when the organisation has its id and version
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
      ...problems.map(({ code, question, message }) => ({
        path: question === null ? 'metadata' : `questions.${question}`,
        message: `${code}: ${message}`,
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
