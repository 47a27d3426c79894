import type { NewerDraft, SavedDraft, SaveDraft } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { openDraftBody, sealDraft } from '../../records/drafts.ts';
import { doneBy } from '../../records/member-names.ts';
import type { Services } from '../../services.ts';
import { keepState } from './history.ts';
import type { Actor } from './read.ts';

type Writing = Pick<Services, 'db' | 'clock' | 'draftKey'>;

/**
 * Selects a draft of the organisation and keeps others from changing it, if it is still at the revision that the member
 * has seen.
 * @throws {Problem} 404; 409 `draft-changed` with what a colleague has saved meanwhile
 */
export async function lockDraft(
  services: Pick<Services, 'draftKey'>,
  trx: Db,
  { organisationId }: Actor,
  { id, revision }: { id: string; revision: number },
) {
  const row = await trx
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.revision === revision) return row;
  const done = await doneBy(trx, organisationId);
  const current: NewerDraft = {
    revision: row.revision,
    saved: done(row.saved, row.saved_by),
    draft: openDraftBody(services, row, row.body_sealed),
  };
  throw problem('draft-changed', { current });
}

/** Saves a draft: makes its next revision, which nobody has approved yet. @throws {Problem} as {@link lockDraft} */
export async function saveDraft(
  services: Writing,
  actor: Actor,
  id: string,
  { revision, draft }: SaveDraft,
): Promise<SavedDraft> {
  const { db, clock } = services;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const row = await lockDraft(services, trx, actor, { id, revision });
    if (draft.metadata.id !== row.form_id)
      throw invalidInput({ path: 'draft.metadata.id', message: 'another-form' });
    await keepState(services, trx, actor, row, now);
    await trx
      .updateTable('drafts')
      .set({
        ...sealDraft(services, row, draft),
        revision: revision + 1,
        saved: now,
        saved_by: actor.id,
        approved: null,
        approved_by: null,
      })
      .where('id', '=', id)
      .execute();
    const done = await doneBy(trx, actor.organisationId);
    return { revision: revision + 1, saved: done(now, actor.id) };
  });
}

/** Deletes a draft with its comments. @throws {Problem} 404 */
export async function deleteDraft(db: Db, { organisationId }: Actor, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
