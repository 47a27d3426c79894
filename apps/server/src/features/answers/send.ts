import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { findAnswers, type AnswersContent } from '../../records/answers.ts';
import { renewFlags, type Forms } from '../../records/flags.ts';
import { lockChild } from '../../access/lock.ts';
import { requireOpen, type OpenPlace } from '../../answering/open-place.ts';
import { sendLocked, type Sender } from '../../answering/send.ts';
import { storeContent } from '../../answering/store.ts';
import type { ChildKey } from '../../security/child-key.ts';

/**
 * Sends a requested form: from now on staff may read it and it cannot change. The same transaction updates the running
 * counts and the flags, and checks that the child still takes part. Sending again has no effect.
 * @throws {Problem} 404 after leaving, 409 while paused, after closing and while answers are missing (`not-finished`)
 */
export async function sendAnswers(
  services: Sender & { db: Db },
  key: ChildKey,
  open: OpenPlace,
  now: Date,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const current = await findAnswers(trx, key, open.place, { lock: true });
    if (current?.row.sent) return;
    await requireOpen(trx, key.childId, open.place, now);
    if (!current) throw problem('not-finished');
    await sendLocked(trx, services, key, open, { current, content: current.content, now });
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
