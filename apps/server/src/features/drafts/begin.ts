import { DRAFTS_AT_MOST, type CreateDraft, type DraftRef, type FormDraft } from '@lykta/domain';
import { draftOf, emptyDraft } from '@lykta/form-studio';
import { sql } from 'kysely';
import { maySend, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { sealDraft } from '../../records/drafts.ts';
import { idPart, ownFormId } from '../../records/own-forms.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import type { Actor } from './read.ts';

const SHORT_ID = 10;

/** Returns an id for a form that nobody has named: random, so that it tells nothing and is taken by no other. */
const freshId = (organisationId: string) => idPart(organisationId) + newId().slice(0, SHORT_ID);

/**
 * Begins a draft.
 * @returns its id
 * @throws {Problem} 404 for a form that the organisation may not send; 409 `draft-exists` if somebody goes on with this
 *   form already, `no-room` with too many drafts
 */
export async function beginDraft(
  services: Pick<Services, 'db' | 'clock' | 'draftKey'>,
  catalogue: FormCatalogue,
  actor: Actor,
  wanted: CreateDraft,
): Promise<string> {
  const { db, clock } = services;
  const { id: member, organisationId: organisation_id } = actor;
  const draft = await firstDraft(db, catalogue, actor, wanted);
  const row = { id: newId(), organisation_id, form_id: draft.metadata.id };
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await requireRoom(trx, organisation_id);
    const stored = await trx
      .insertInto('drafts')
      .values({
        ...row,
        ...sealDraft(services, row, draft),
        revision: 1,
        created: now,
        created_by: member,
        saved: now,
        saved_by: member,
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'form_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw await alreadyBegun(trx, row);
  });
  return row.id;
}

async function firstDraft(
  db: Db,
  catalogue: FormCatalogue,
  { organisationId }: Actor,
  wanted: CreateDraft,
): Promise<FormDraft> {
  if (wanted.from === 'empty') {
    const { metadata, questions } = emptyDraft(freshId(organisationId));
    return { metadata: { ...metadata, name: wanted.name }, questions };
  }
  if (wanted.from === 'file') {
    const { metadata, questions } = wanted.draft;
    const id = (await ownFormId(db, organisationId, metadata.id)) ?? freshId(organisationId);
    return { metadata: { ...metadata, id, version: 1 }, questions };
  }
  const stored = await catalogue.find(wanted.form.id, wanted.form.version);
  if (!stored || !maySend(stored, organisationId)) throw notFound();
  const { metadata, questions } = draftOf(stored.form);
  if (wanted.from === 'version') {
    if (stored.organisationId !== organisationId) throw notFound();
    return { metadata, questions };
  }
  return { metadata: { ...metadata, id: freshId(organisationId), version: 1 }, questions };
}

/** Locks the organisation, so that two at once do not both take the last place. */
async function requireRoom(trx: Db, organisationId: string): Promise<void> {
  await trx.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
  const { n } = await trx
    .selectFrom('drafts')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  if (n >= DRAFTS_AT_MOST) throw problem('no-room');
}

async function alreadyBegun(trx: Db, row: { organisation_id: string; form_id: string }) {
  const { id } = await trx
    .selectFrom('drafts')
    .select('id')
    .where('organisation_id', '=', row.organisation_id)
    .where('form_id', '=', row.form_id)
    .executeTakeFirstOrThrow();
  const current: DraftRef = { draft: id };
  return problem('draft-exists', { current });
}
