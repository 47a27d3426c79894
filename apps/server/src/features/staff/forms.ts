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

/**
 * Imports a form for an organisation.
 * @throws {Problem} 400 with everything that is wrong with it; 409 when its id and version are taken, or the id is
 *   somebody else's
 */
export async function importForm(
  db: Db,
  { id: memberId, organisationId }: Member,
  form: Form,
  now: Date,
): Promise<StaffForm> {
  const problems = checkForm(form);
  if (problems.length > 0) {
    throw invalidInput(
      ...problems.map(({ code, question, message }) => ({
        path: question === null ? 'metadata' : `questions.${question}`,
        message: `${code}: ${message}`,
      })),
    );
  }
  const { id, version } = form.metadata;
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
