import type { Form, StaffForm } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { readBody, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { toStaffForm } from '../../catalogue/staff-form.ts';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { needsSecondReader, ownFormId, retiredOf, storeVersion } from '../../records/own-forms.ts';
import type { Member } from '../../security/staff-sessions.ts';

/**
 * Lists the forms of the product, then the organisation's own, each in its newest version. Retired ones are listed too:
 * their answers can still be read.
 */
export async function listStaffForms(
  db: Db,
  catalogue: FormCatalogue,
  organisationId: string,
): Promise<StaffForm[]> {
  const [newest, versions, retired] = await Promise.all([
    db
      .selectFrom('forms')
      .distinctOn('id')
      .select('body')
      .where('organisation_id', '=', organisationId)
      .orderBy('id')
      .orderBy('version', 'desc')
      .execute(),
    db
      .selectFrom('forms')
      .select(['id', 'version'])
      .where((eb) => eb.or([eb('organisation_id', '=', organisationId), eb('organisation_id', 'is', null)]))
      .orderBy('version', 'desc')
      .execute(),
    retiredOf(db, organisationId),
  ]);
  const byForm = Map.groupBy(versions, ({ id }) => id);
  const listed = (form: Form, own: boolean): StaffForm => {
    const { id, version } = form.metadata;
    const earlier = (byForm.get(id) ?? []).map((each) => each.version).filter((each) => each < version);
    return toStaffForm(form, { own, earlier, retired: own && retired.has(id) });
  };
  return [
    ...catalogue.forStaff().map((form) => listed(form, false)),
    ...newest.flatMap(({ body }) => readBody(body) ?? []).map((form) => listed(form, true)),
  ];
}

const answerPath = (answer: string | undefined) => (answer === undefined ? [] : ['answers', answer]);

/**
 * Imports a form for an organisation: publishes it as it is.
 * @returns the form under its stored id
 * @throws {Problem} 400 with every fault in it; 409 if the organisation already has this id and version, or wants a
 *   second reader
 */
export async function importForm(
  db: Db,
  { id: member, organisationId }: Pick<Member, 'id' | 'organisationId'>,
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
  if (await needsSecondReader(db, organisationId)) throw problem('second-reader-needed');
  const id = await ownFormId(db, organisationId, authored.metadata.id);
  if (id === undefined) throw invalidInput({ path: 'metadata.id', message: 'too-long' });
  const form = { ...authored, metadata: { ...authored.metadata, id } };
  const { version } = form.metadata;
  await storeVersion(db, { organisationId, member, reader: null }, form, now);
  await writeAudit(
    db,
    { kind: 'form-imported', organisation: organisationId, member, form: { id, version } },
    now,
  );
  return toStaffForm(form, { own: true });
}
