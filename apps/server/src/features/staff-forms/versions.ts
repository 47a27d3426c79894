import type { FormVersions } from '@lykta/domain';
import { readBody } from '../../catalogue/form-catalogue.ts';
import { toStaffForm } from '../../catalogue/staff-form.ts';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { doneBy } from '../../records/member-names.ts';
import { newestOwnVersion } from '../../records/own-forms.ts';
import type { Member } from '../../security/staff-sessions.ts';

type Actor = Pick<Member, 'id' | 'organisationId'>;

/** Lists the versions of an organisation's own form, newest first. @throws {Problem} 404 */
export async function readVersions(db: Db, organisationId: string, id: string): Promise<FormVersions> {
  const [rows, retired, draft, done] = await Promise.all([
    db
      .selectFrom('forms')
      .select(['version', 'body', 'created', 'published_by', 'reader_id'])
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .orderBy('version', 'desc')
      .execute(),
    db
      .selectFrom('retired_forms')
      .select(['retired', 'retired_by'])
      .where('organisation_id', '=', organisationId)
      .where('form_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('drafts')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('form_id', '=', id)
      .executeTakeFirst(),
    doneBy(db, organisationId),
  ]);
  const newest = rows[0] && readBody(rows[0].body);
  if (!newest) throw notFound();
  const earlier = rows.slice(1).map(({ version }) => version);
  return {
    form: toStaffForm(newest, { own: true, earlier, retired: retired !== undefined }),
    retired: retired ? done(retired.retired, retired.retired_by) : null,
    draft: draft?.id ?? null,
    versions: rows.map(({ version, created, published_by, reader_id }) => ({
      version,
      published: done(created, published_by),
      reader: reader_id === null ? null : done(created, reader_id).by,
    })),
  };
}

/** Retires a form of the organisation, or takes it into use again. @throws {Problem} 404 */
export async function setRetired(
  db: Db,
  { id: member, organisationId: organisation }: Actor,
  id: string,
  retired: boolean,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const version = await newestOwnVersion(trx, organisation, id);
    if (version === 0) throw notFound();
    const changed = retired
      ? await trx
          .insertInto('retired_forms')
          .values({ organisation_id: organisation, form_id: id, retired: now, retired_by: member })
          .onConflict((conflict) => conflict.doNothing())
          .returning('form_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('retired_forms')
          .where('organisation_id', '=', organisation)
          .where('form_id', '=', id)
          .returning('form_id')
          .executeTakeFirst();
    if (!changed) return;
    const kind = retired ? 'form-retired' : 'form-restored';
    await writeAudit(trx, { kind, organisation, member, form: { id, version } }, now);
  });
}
