import type { Form } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';

/** The longest id of a form, including the organisation's part. */
const LONGEST_ID = 80;

/** The part of an organisation in the ids of its forms, so that two may choose the same id (docs/decisions/0046). */
export const idPart = (organisationId: string) => `${organisationId.slice(1, 9)}-`;

/**
 * Returns the id under which an organisation's own form is stored; undefined if it would be too long. A form imported
 * before ids had the organisation's part keeps its id in later versions too.
 */
export async function ownFormId(db: Db, organisationId: string, id: string): Promise<string | undefined> {
  const part = idPart(organisationId);
  if (id.startsWith(part) || (await newestOwnVersion(db, organisationId, id)) > 0) return id;
  return part.length + id.length > LONGEST_ID ? undefined : part + id;
}

/** Returns the newest version of an organisation's own form; 0 if there is none. */
export async function newestOwnVersion(db: Db, organisationId: string, id: string): Promise<number> {
  const newest = await db
    .selectFrom('forms')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return newest?.version ?? 0;
}

/** Who publishes a version; `reader`: who approved it. */
interface Publishing {
  organisationId: string;
  member: string;
  reader: string | null;
}

/**
 * Stores a version, which never changes. A form that was retired is in use again.
 * @throws {Problem} 409 if this id and version are taken
 */
export async function storeVersion(
  db: Db,
  { organisationId, member, reader }: Publishing,
  form: Form,
  now: Date,
): Promise<void> {
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
      .values({
        id,
        version,
        organisation_id: organisationId,
        body: JSON.stringify(form),
        created: now,
        published_by: member,
        reader_id: reader,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst());
  if (!stored)
    throw problem('conflict', { detail: 'This id and version are taken: choose another version or id.' });
  await db
    .deleteFrom('retired_forms')
    .where('organisation_id', '=', organisationId)
    .where('form_id', '=', id)
    .execute();
}

/** Returns those of the forms that the organisation has retired. */
export async function retiredOf(
  db: Db,
  organisationId: string,
  ids?: readonly string[],
): Promise<Set<string>> {
  if (ids?.length === 0) return new Set();
  let query = db.selectFrom('retired_forms').select('form_id').where('organisation_id', '=', organisationId);
  if (ids) query = query.where('form_id', 'in', ids);
  return new Set((await query.execute()).map(({ form_id }) => form_id));
}

/** Whether an organisation publishes a form only after a second member has read it. */
export async function needsSecondReader(db: Db, organisationId: string): Promise<boolean> {
  const { second_reader: needed } = await db
    .selectFrom('organisations')
    .select('second_reader')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return needed;
}
