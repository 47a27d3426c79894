import {
  HOUR_MS,
  REMINDER_CHANNEL,
  drawReminder,
  localText,
  nextReminder,
  reminderPoolAt,
} from '@lykta/domain';
import { pushTo, selectDevices } from '../../messages/devices.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 100;
/** A reminder is shown only on the same evening; after this it expires. */
const WORTH_MS = 4 * HOUR_MS;

/**
 * Puts due reminders into the outbox and schedules each device's next one (docs/product.md §9). Safe to run on several
 * servers at once.
 * @returns how many devices were processed
 */
export async function queueReminders(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const due = await selectDevices(tx)
      .where('next_reminder', '<=', now)
      .orderBy('next_reminder')
      .limit(AT_ONCE)
      .forUpdate('notification_tokens')
      .skipLocked()
      .execute();
    for (const device of due) {
      const pool = reminderPoolAt(device.schedule_start, now);
      if (pool) {
        const body = localText(drawReminder(pool, Math.random()), device.language);
        const payload = { body, channel: REMINDER_CHANNEL, path: '/home' };
        await pushTo(services, tx, device, { payload, expires: new Date(now.getTime() + WORTH_MS) });
      }
      await tx
        .updateTable('notification_tokens')
        .set({ next_reminder: nextReminder(device.schedule_start, now, Math.random)?.at ?? null })
        .where('account_id', '=', device.account_id)
        .where('device_id', '=', device.device_id)
        .execute();
    }
    return due.length;
  });
}
