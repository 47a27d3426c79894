import { openFlow } from '@lykta/questionnaire-engine';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { renewFlags, type Forms } from '../records/flags.ts';
import type { AnswersContent, AnswersRecord } from '../records/answers.ts';
import { difference, moveCounts } from '../counts/running-counts.ts';
import { readSentForms } from '../counts/sent-forms.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { Services } from '../services.ts';
import { toTheDay } from '../to-the-day.ts';
import type { OpenPlace } from './open-place.ts';
import { requireReader } from './require-promise.ts';
import { storeContent } from './store.ts';

/** What sending needs beside the database. */
export type Sender = Pick<Services, 'countKeys'> & { catalogue: Forms };

/** What is sent: the row, which the transaction holds, and its content. */
interface Sending {
  current: AnswersRecord;
  content: AnswersContent;
  now: Date;
  /** Whether it was answered at one screen with a worker. */
  together?: true;
}

/**
 * Sends a requested form: from now on staff may read it and it cannot change. Also updates the running counts and the
 * flags. Call it while holding the child's lock, after `requireOpen`.
 * @throws {Problem} 409 `not-finished` while answers are missing, and `promise-needed` for own words that nobody has
 *   promised to read
 */
export async function sendLocked(
  trx: Db,
  { countKeys, catalogue }: Sender,
  key: ChildKey,
  { place, form }: OpenPlace,
  { current, content, now, together }: Sending,
): Promise<void> {
  const { gaps, path, document } = openFlow(form, content, { now });
  const invitation = place.request?.invitationId;
  const isFinished = gaps.length === 0 && path.length > 0;
  if (invitation === undefined || !isFinished) throw problem('not-finished');
  await requireReader(trx, place, document);
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
  await storeContent(trx, key, current, document, now, { sent: now, order, unit, together });
  await renewFlags(trx, key, catalogue, { invitation_id: invitation, unit_id: unit });
  const moves = difference(before, await readSentForms(trx, key));
  await moveCounts(trx, countKeys, key.childId, moves);
}
