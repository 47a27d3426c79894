import { HOUR_MS, addDays, askedNotice, dayOf, startOfDay } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { pushNotice } from '../../messages/devices.ts';
import { isFor, statusOn } from '../../access/asked.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 50;
/** Reminders come in the afternoon in Stockholm, when school is over, and are worth something on the same evening. */
const FROM_HOUR = 15;
const WORTH_HOURS = 4;
/** A reminder that no server could send for so many days is left out. */
const LATE_DAYS = 2;

/**
 * Reminds the children who have not answered a request on its day, each child once, however many requests are due. Safe
 * to run on several servers at once: the requests are locked, and marked in the same transaction.
 * @returns how many requests were dealt with
 */
export async function remindAsked(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const today = dayOf(now);
  if (now.getTime() < startOfDay(today).getTime() + FROM_HOUR * HOUR_MS) return 0;
  return db.transaction().execute(async (trx) => {
    const due = await dueRequests(trx, today);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await trx.updateTable('requests').set({ reminded: now }).where('id', 'in', ids).execute();
    const expires = new Date(now.getTime() + WORTH_HOURS * HOUR_MS);
    for (const { account_id } of await waitedFor(trx, ids)) {
      await pushNotice(services, trx, account_id, { notice: askedNotice, path: '/invitations', expires });
    }
    return due.length;
  });
}

const dueRequests = (trx: Db, today: string) =>
  trx
    .selectFrom('requests')
    .innerJoin('invitations', 'invitations.id', 'requests.invitation_id')
    .select('requests.id')
    .where('requests.remind_on', '<=', today)
    .where('requests.remind_on', '>=', addDays(today, -LATE_DAYS))
    .where('requests.reminded', 'is', null)
    .where('requests.withdrawn', 'is', null)
    .where(({ or, eb }) => or([eb('requests.last_day', 'is', null), eb('requests.last_day', '>=', today)]))
    .where(statusOn(today), '=', 'active')
    .orderBy('requests.remind_on')
    .limit(AT_ONCE)
    .forUpdate('requests')
    .skipLocked()
    .execute();

/** The children who take part and have not sent a form of one of these requests. */
const waitedFor = (trx: Db, requests: readonly string[]) =>
  trx
    .selectFrom('requests')
    .innerJoin('acceptances', 'acceptances.invitation_id', 'requests.invitation_id')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.account_id', '=', 'acceptances.account_id')
        .onRef('answers.request_id', '=', 'requests.id')
        .onRef('answers.form_id', '=', 'request_forms.form_id')
        .onRef('answers.form_version', '=', 'request_forms.form_version'),
    )
    .select('acceptances.account_id')
    .distinct()
    .where('requests.id', 'in', requests)
    .where('acceptances.left_at', 'is', null)
    .where('acceptances.ended', 'is', null)
    .where(isFor(sql.ref('acceptances.account_id')))
    .where('answers.sent', 'is', null)
    .execute();
