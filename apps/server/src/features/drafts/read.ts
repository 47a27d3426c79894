import type { DraftComment, DraftSummary, OpenDraft } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { openComment, openDraftBody, openDraftInShort } from '../../records/drafts.ts';
import { doneBy, type SayDone } from '../../records/member-names.ts';
import { needsSecondReader, newestOwnVersion } from '../../records/own-forms.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

export type Actor = Pick<Member, 'id' | 'organisationId'>;
type Reading = Pick<Services, 'draftKey'>;

const draftRows = (db: Db, organisationId: string) =>
  db
    .selectFrom('drafts')
    .selectAll('drafts')
    .select((eb) => [
      eb
        .selectFrom('draft_comments')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('draft_comments.draft_id', '=', 'drafts.id')
        .where('resolved', 'is', null)
        .as('open_comments'),
      eb
        .selectFrom('forms')
        .select((of) => of.fn.max('version').as('version'))
        .whereRef('forms.id', '=', 'drafts.form_id')
        .whereRef('forms.organisation_id', '=', 'drafts.organisation_id')
        .as('last_version'),
    ])
    .where('drafts.organisation_id', '=', organisationId);

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number];

/** Lists the drafts of an organisation, the latest saved first. */
export async function listDrafts(services: Reading, db: Db, organisationId: string): Promise<DraftSummary[]> {
  const rows = await draftRows(db, organisationId).orderBy('saved', 'desc').orderBy('drafts.id').execute();
  const done = await doneBy(db, organisationId);
  return rows.map((row) => summaryOf(services, row, done));
}

/** Reads a draft in short. @throws {Problem} 404, also for another organisation's */
export async function readSummary(
  services: Reading,
  db: Db,
  { organisationId }: Actor,
  id: string,
): Promise<DraftSummary> {
  const row = await draftRows(db, organisationId).where('drafts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return summaryOf(services, row, await doneBy(db, organisationId));
}

/** Reads a draft with its comments. @throws {Problem} 404, also for another organisation's */
export async function readDraft(services: Reading, db: Db, actor: Actor, id: string): Promise<OpenDraft> {
  const { organisationId } = actor;
  const row = await draftRows(db, organisationId).where('drafts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const done = await doneBy(db, organisationId);
  const summary = summaryOf(services, row, done);
  const draft = openDraftBody(services, row, row.body_sealed);
  const last = await newestOwnVersion(db, organisationId, row.form_id);
  return {
    ...summary,
    draft: { ...draft, metadata: { ...draft.metadata, version: summary.form.version } },
    comments: await commentsOn(services, db, actor, id),
    last: last === 0 ? null : { id: row.form_id, version: last },
    needsReader: await needsSecondReader(db, organisationId),
    mayApprove: mayApprove(row, actor),
  };
}

/** Whoever saved a revision has read it as its author; somebody else has to. */
export const mayApprove = ({ saved_by }: { saved_by: string | null }, { id }: Actor) => saved_by !== id;

function summaryOf(services: Reading, row: DraftRow, done: SayDone): DraftSummary {
  return {
    id: row.id,
    form: { id: row.form_id, version: (row.last_version ?? 0) + 1 },
    ...openDraftInShort(services, row, row.summary_sealed),
    revision: row.revision,
    created: done(row.created, row.created_by),
    saved: done(row.saved, row.saved_by),
    approved: row.approved && done(row.approved, row.approved_by),
    openComments: row.open_comments ?? 0,
  };
}

async function commentsOn(
  services: Reading,
  db: Db,
  { id: member, organisationId }: Actor,
  draftId: string,
): Promise<DraftComment[]> {
  const done = await doneBy(db, organisationId);
  const rows = await db
    .selectFrom('draft_comments')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('written')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...openComment(services, row),
    written: done(row.written, row.written_by),
    mine: row.written_by === member,
    resolved: row.resolved && done(row.resolved, row.resolved_by),
  }));
}
