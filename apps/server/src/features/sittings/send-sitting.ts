import type { AnswersDocument, Entry, SentSitting, SittingContent } from '@lykta/domain';
import { lockChild } from '../../access/lock.ts';
import { requireOpen } from '../../answering/open-place.ts';
import { sendLocked } from '../../answering/send.ts';
import { keepSnapshot, lockRow } from '../../answering/store.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { Db } from '../../database/connect.ts';
import { problem } from '../../problem.ts';
import { insertPersonOrHome } from '../../records/people-and-homes.ts';
import { renewOwnCode } from '../../records/code-accounts.ts';
import type { ChildKey } from '../../security/child-key.ts';
import type { Sitting } from '../../security/sittings.ts';
import type { Services } from '../../services.ts';
import { contentOf, formOf } from './answer-sitting.ts';

/**
 * Sends what was answered in a sitting, as the child's answers to the request. What the child has answered alone is kept
 * aside for the child, never shown. Every sitting of this form is then over.
 * @throws {Problem} 409 `not-finished`, `already-sent`, and when nothing can be sent any more
 */
export async function sendSitting(
  services: Services & { catalogue: FormCatalogue },
  { row: opened, key }: Sitting,
): Promise<SentSitting> {
  const { db, catalogue, clock } = services;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const row = await trx
      .selectFrom('sittings')
      .selectAll()
      .where('id', '=', opened.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw problem('link-expired');
    const sitting = { row, key };
    const place = {
      formId: row.form_id,
      formVersion: row.form_version,
      request: { invitationId: row.invitation_id, requestId: row.request_id },
    };
    const form = await formOf(catalogue, sitting);
    const current = await lockRow(trx, key, place, now);
    if (current.row.sent) throw problem('already-sent');
    await requireOpen(trx, key.childId, place, now, 'together');
    await keepSnapshot(trx, key, current, now);
    const content = await withOwnPeople(trx, key, contentOf(sitting), now);
    await sendLocked(trx, services, key, { place, form }, { current, content, now, together: true });
    await trx
      .deleteFrom('sittings')
      .where('account_id', '=', row.account_id)
      .where('request_id', '=', row.request_id)
      .where('form_id', '=', row.form_id)
      .where('form_version', '=', row.form_version)
      .execute();
    const ownCode = await renewOwnCode(services, trx, row.account_id);
    return ownCode === undefined ? {} : { ownCode };
  });
}

/** Adds the persons and homes that the answers name to the child's own, and names them by their new ids. */
async function withOwnPeople(
  trx: Db,
  key: ChildKey,
  { answers, inactive, persons, houses }: SittingContent,
  now: Date,
): Promise<AnswersDocument> {
  const named = new Set(
    Object.values(answers).flatMap((entries) => entries.flatMap(({ data }) => data ?? [])),
  );
  const ids = new Map<string, string>();
  for (const [id, person] of Object.entries(persons))
    if (named.has(id)) ids.set(id, await insertPersonOrHome(trx, key, 'persons', person, now));
  for (const [id, house] of Object.entries(houses))
    if (named.has(id)) ids.set(id, await insertPersonOrHome(trx, key, 'houses', house, now));
  const renamed = (map: Record<string, Entry[]>) =>
    Object.fromEntries(Object.entries(map).map(([question, entries]) => [question, entries.map(entry)]));
  const entry = ({ data, ...rest }: Entry): Entry => ({
    ...rest,
    ...(data ? { data: data.flatMap((id) => ids.get(id) ?? []) } : {}),
  });
  return { answers: renamed(answers), inactive: renamed(inactive) };
}
