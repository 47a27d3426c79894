import { COMMENTS_AT_MOST, type CreateComment, type DraftComment } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { sealComment } from '../../records/drafts.ts';
import { doneBy } from '../../records/member-names.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import type { Actor } from './read.ts';

type Writing = Pick<Services, 'db' | 'clock' | 'draftKey'>;

/** Locks a draft of the organisation. @throws {Problem} 404 */
async function lockOwn(trx: Db, { organisationId }: Actor, draftId: string): Promise<void> {
  const draft = await trx
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', draftId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw notFound();
}

/** Adds a comment to a draft. @throws {Problem} 404; 409 `no-room` with too many */
export async function addComment(
  services: Writing,
  actor: Actor,
  draft_id: string,
  { question, text }: CreateComment,
): Promise<DraftComment> {
  const { db, clock } = services;
  const row = { id: newId(), draft_id };
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, actor, draft_id);
    const { n } = await trx
      .selectFrom('draft_comments')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('draft_id', '=', draft_id)
      .executeTakeFirstOrThrow();
    if (n >= COMMENTS_AT_MOST) throw problem('no-room');
    const sealed = sealComment(services, row, { question, text });
    await trx
      .insertInto('draft_comments')
      .values({ ...row, sealed, written: now, written_by: actor.id })
      .execute();
  });
  const done = await doneBy(db, actor.organisationId);
  return { id: row.id, question, text, written: done(now, actor.id), mine: true, resolved: null };
}

/** Marks a comment as resolved, or opens it again. @throws {Problem} 404 */
export async function setResolved(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, comment }: { id: string; comment: string },
  resolved: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, actor, id);
    const changed = await trx
      .updateTable('draft_comments')
      .set(resolved ? { resolved: clock(), resolved_by: actor.id } : { resolved: null, resolved_by: null })
      .where('id', '=', comment)
      .where('draft_id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw notFound();
  });
}

/** Deletes a comment of one's own. @throws {Problem} 404, also for a colleague's */
export async function deleteComment(
  db: Db,
  actor: Actor,
  { id, comment }: { id: string; comment: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, actor, id);
    const gone = await trx
      .deleteFrom('draft_comments')
      .where('id', '=', comment)
      .where('draft_id', '=', id)
      .where('written_by', '=', actor.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound();
  });
}
