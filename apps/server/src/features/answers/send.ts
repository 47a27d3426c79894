import { openFlow } from '@lykta/questionnaire-engine';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { findAnswers, type AnswersContent } from '../../records/answers.ts';
import { renewFlags, type Forms } from '../../records/flags.ts';
import { lockChild } from '../../access/lock.ts';
import { difference, moveCounts } from '../../counts/running-counts.ts';
import { readSentForms } from '../../counts/sent-forms.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { toTheDay } from '../../to-the-day.ts';
import type { Services } from '../../services.ts';
import { requireOpen, type OpenPlace } from './place.ts';
import { storeContent } from './store.ts';

/**
 * Sends a requested form: from now on staff may read it and it cannot change. The same transaction updates the running
 * counts and the flags, and checks that the child still takes part. Sending again has no effect.
 * @throws {Problem} 404 after leaving, 409 while paused, after closing and while answers are missing (`not-finished`)
 */
export async function sendAnswers(
  { db, countKeys, catalogue }: Pick<Services, 'db' | 'countKeys'> & { catalogue: Forms },
  key: ChildKey,
  { place, form }: OpenPlace,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const current = await findAnswers(trx, key, place, { lock: true });
    if (current?.row.sent) return;
    await requireOpen(trx, key.childId, place, now);
    const { gaps, path, document } = openFlow(form, current?.content ?? { answers: {}, inactive: {} }, {
      now,
    });
    const invitation = place.request?.invitationId;
    const isFinished = gaps.length === 0 && path.length > 0;
    if (!current || invitation === undefined || !isFinished) throw problem('not-finished');
    const before = await readSentForms(trx, key);
    const { order, unit } = await trx
      .updateTable('acceptances')
      .set((eb) => ({
        last_activity: toTheDay(now),
        last_activity_order: sql<number>`nextval('acceptance_activity')`,
        sent: eb('sent', '+', 1),
        unread: eb('unread', '+', 1),
        has_news: true,
      }))
      .where('account_id', '=', key.childId)
      .where('invitation_id', '=', invitation)
      .returning(['sent as order', 'unit_id as unit'])
      .executeTakeFirstOrThrow();
    await storeContent(trx, key, current, document, now, { sent: now, order, unit });
    await renewFlags(trx, key, catalogue, { invitation_id: invitation, unit_id: unit });
    const moves = difference(before, await readSentForms(trx, key));
    await moveCounts(trx, countKeys, key.childId, moves);
  });
}

/**
 * Adds a remark to a question of a sent form: the child's answer is no longer true, and raises no flag any more.
 * @throws {Problem} 404 if nothing was sent, 400 for a question that was not answered
 */
export async function addRemark(
  { db, catalogue }: { db: Db; catalogue: Forms },
  key: ChildKey,
  { place }: OpenPlace,
  question: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const current = await findAnswers(trx, key, place, { lock: true });
    if (!current?.row.sent) throw notFound();
    if (!Object.hasOwn(current.content.answers, question)) {
      throw invalidInput({ path: 'question', message: 'not-answered' });
    }
    const remarks = new Set(current.content.remarks).add(question);
    const content: AnswersContent = { ...current.content, remarks: [...remarks] };
    await storeContent(trx, key, current, content, now);
    const { invitation_id, unit } = { ...current.row, unit: current.unit };
    if (invitation_id && unit !== undefined) {
      await renewFlags(trx, key, catalogue, { invitation_id, unit_id: unit });
    }
  });
}
