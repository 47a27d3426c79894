import { MINUTE_MS, STATES_AT_MOST, type DraftState, type FormDraft } from '@lykta/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Drafts } from '../../database/schema/forms.ts';
import { notFound } from '../../problem.ts';
import { openDraftBody, openDraftState, openStateInShort, sealDraftState } from '../../records/drafts.ts';
import { doneBy } from '../../records/member-names.ts';
import type { Services } from '../../services.ts';
import type { Actor } from './read.ts';

type Reading = Pick<Services, 'draftKey'>;

/** A draft is saved after every pause, so one author's states are kept this many milliseconds apart. */
const BETWEEN = 15 * MINUTE_MS;

/** What the earlier states of one draft may take together, in bytes: fifty of an ordinary form, five of the longest. */
const ROOM = 10_000_000;

/**
 * Keeps what a draft was before it is saved, if a colleague saved it or some time has passed since the last kept state.
 * Only the newest are kept, as far as there is room.
 */
export async function keepState(
  services: Reading,
  trx: Db,
  actor: Actor,
  row: Selectable<Drafts>,
  now: Date,
): Promise<void> {
  const { id: draft_id, revision, saved, saved_by } = row;
  const kept = await trx
    .selectFrom('draft_states')
    .select((eb) => eb.fn.max('replaced').as('replaced'))
    .where('draft_id', '=', draft_id)
    .executeTakeFirst();
  const since = now.getTime() - (kept?.replaced ?? row.created).getTime();
  if (saved_by === actor.id && since < BETWEEN) return;
  const draft = openDraftBody(services, row, row.body_sealed);
  const sealed = sealDraftState(services, { draft_id, revision }, draft);
  await trx
    .insertInto('draft_states')
    .values({ draft_id, revision, saved, saved_by, replaced: now, ...sealed })
    .execute();
  const bytes = sql<number>`sum(octet_length(body_sealed)) over (order by revision desc)`;
  const states = trx
    .selectFrom('draft_states')
    .select(['revision', bytes.as('bytes')])
    .where('draft_id', '=', draft_id);
  const newest = trx
    .selectFrom(states.as('states'))
    .select('revision')
    .where('bytes', '<=', ROOM)
    .orderBy('revision', 'desc')
    .limit(STATES_AT_MOST);
  await trx
    .deleteFrom('draft_states')
    .where('draft_id', '=', draft_id)
    .where('revision', 'not in', newest)
    .execute();
}

/** Lists the earlier states of a draft, the newest first. @throws {Problem} 404, also for another organisation's */
export async function listStates(
  services: Reading,
  db: Db,
  { organisationId }: Actor,
  id: string,
): Promise<DraftState[]> {
  const draft = await db
    .selectFrom('drafts')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!draft) throw notFound();
  const rows = await db
    .selectFrom('draft_states')
    .select(['draft_id', 'revision', 'summary_sealed', 'saved', 'saved_by'])
    .where('draft_id', '=', id)
    .orderBy('revision', 'desc')
    .execute();
  const done = await doneBy(db, organisationId);
  return rows.map((row) => {
    const { name, questions } = openStateInShort(services, row);
    return { revision: row.revision, saved: done(row.saved, row.saved_by), name, questions };
  });
}

/** Reads an earlier state. @throws {Problem} 404, also for another organisation's */
export async function readState(
  services: Reading,
  db: Db,
  { organisationId }: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<FormDraft> {
  const row = await db
    .selectFrom('draft_states')
    .innerJoin('drafts', 'drafts.id', 'draft_states.draft_id')
    .select(['draft_states.draft_id', 'draft_states.revision', 'draft_states.body_sealed'])
    .where('draft_states.draft_id', '=', id)
    .where('draft_states.revision', '=', revision)
    .where('drafts.organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return openDraftState(services, row);
}
