import {
  openComment,
  openDraftBody,
  openDraftState,
  sealComment,
  sealDraft,
  sealDraftState,
} from '../records/drafts.ts';
import type { Services } from '../services.ts';
import { isOld } from './old-secret.ts';

/** Re-encrypts drafts of forms, their earlier states, and comments on them. */
export async function renewDrafts(services: Services): Promise<void> {
  const { db, keyRing } = services;
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'organisation_id', 'form_id', 'body_sealed'])
    .where(isOld('body_sealed', keyRing.newest))
    .execute();
  for (const row of drafts) {
    await db
      .updateTable('drafts')
      .set(sealDraft(services, row, openDraftBody(services, row, row.body_sealed)))
      .where('id', '=', row.id)
      // If somebody has saved in the meantime, that is under the newest secret already.
      .where('body_sealed', '=', row.body_sealed)
      .execute();
  }
  const states = await db
    .selectFrom('draft_states')
    .select(['draft_id', 'revision', 'body_sealed'])
    .where(isOld('body_sealed', keyRing.newest))
    .execute();
  for (const row of states) {
    await db
      .updateTable('draft_states')
      .set(sealDraftState(services, row, openDraftState(services, row)))
      .where('draft_id', '=', row.draft_id)
      .where('revision', '=', row.revision)
      .execute();
  }
  const comments = await db
    .selectFrom('draft_comments')
    .select(['id', 'draft_id', 'sealed'])
    .where(isOld('sealed', keyRing.newest))
    .execute();
  for (const row of comments) {
    await db
      .updateTable('draft_comments')
      .set({ sealed: sealComment(services, row, openComment(services, row)) })
      .where('id', '=', row.id)
      .execute();
  }
}
