import { drawReminder, localText, nextReminder, reminderPoolAt } from '@lykta/domain';
import { enqueuePush } from '../../messages/outbox.ts';
import { Subscription } from '../../messages/web-push.ts';
import { decryptFrom } from '../../security/child-key.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 100;
/** A reminder is worth showing on the same evening only. */
const WORTH_MS = 4 * 60 * 60_000;

/**
 * Puts the reminders that are due into the outbox and plans each device's next one (docs/product.md §9).
 * Several servers may do this at once.
 * @returns how many devices were taken
 */
export async function queueReminders(services: Services): Promise<number> {
  const { db, clock, keyRing } = services;
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('notification_tokens')
      .innerJoin('child_keys', 'child_keys.account_id', 'notification_tokens.account_id')
      .selectAll('notification_tokens')
      .select(['child_keys.secret_number', 'child_keys.wrapped'])
      .where('next_reminder', '<=', now)
      .orderBy('next_reminder')
      .limit(AT_ONCE)
      .forUpdate('notification_tokens')
      .skipLocked()
      .execute();
    for (const device of due) {
      const { account_id: accountId, device_id: deviceId, schedule_start: start, language } = device;
      const key = keyRing.unwrap(accountId, device);
      const token = decryptFrom<string>(key, 'notification_tokens', deviceId, device.sealed);
      const subscription = readSubscription(token);
      const pool = reminderPoolAt(start, now);
      if (subscription && pool) {
        const body = localText(drawReminder(pool, Math.random()), language);
        const expires = new Date(now.getTime() + WORTH_MS);
        await enqueuePush(services, tx, { subscription, body, accountId, deviceId }, expires);
      }
      await tx
        .updateTable('notification_tokens')
        .set({ next_reminder: nextReminder(start, now, Math.random)?.at ?? null })
        .where('account_id', '=', accountId)
        .where('device_id', '=', deviceId)
        .execute();
    }
    return due.length;
  });
}

/** A web-push subscription; undefined for the token of a native app, which reminds by itself. */
function readSubscription(token: string): Subscription | undefined {
  try {
    return Subscription.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}
