import {
  invitationNotice,
  INVITATION_CHANNEL,
  localText,
  type LocalText,
  type PushPayload,
} from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { decryptFrom, type WrappedKey } from '../security/child-key.ts';
import type { SealedLedger } from '../security/ledger.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { enqueuePush } from './outbox.ts';
import { PushTarget } from './push-target.ts';

/** A device's row, with what is needed to decrypt its token. */
export type DeviceRow = Selectable<Database['notification_tokens']> & WrappedKey & SealedLedger;

/** Selects children's devices, each with its child's key. */
export function selectDevices(db: Db) {
  return db
    .selectFrom('notification_tokens')
    .innerJoin('child_keys', 'child_keys.account_id', 'notification_tokens.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'notification_tokens.account_id')
    .selectAll('notification_tokens')
    .select(['child_keys.secret_number', 'child_keys.wrapped', 'ledgers.ledger', 'ledgers.ledger_clock']);
}

/** Whether this server can push to any device. */
export const canPush = ({ vapid, nativePush }: Pick<Config, 'vapid' | 'nativePush'>): boolean =>
  vapid !== null || nativePush.fcm !== null || nativePush.apns !== null;

/**
 * Queues a push to a device.
 * @param toShells whether native apps get it, too: they schedule their own reminders
 */
export async function pushTo(
  services: Services,
  tx: Db,
  row: DeviceRow,
  { payload, expires, toShells = false }: { payload: PushPayload; expires: Date; toShells?: boolean },
): Promise<void> {
  const device = { accountId: row.account_id, deviceId: row.device_id };
  const key = services.keyRing.unwrap(device.accountId, row);
  const token = decryptFrom<string>(key, { table: 'notification_tokens', row: device.deviceId }, row.sealed);
  const subscription = readTarget(token);
  if (!subscription || !isReachable(services.config, subscription)) return;
  if ('endpoint' in subscription || toShells)
    await enqueuePush(services, tx, { push: { subscription, payload }, device, expires });
}

/** Notifies a child's devices, where notifications are on, of a new invitation (docs/product.md §8). */
export const pushInvitation = (services: Services, tx: Db, accountId: string, expires: Date) =>
  pushNotice(services, tx, accountId, { notice: invitationNotice, path: '/invitations/accept', expires });

/** Shows a neutral line on a child's devices where notifications are on; pressing it opens a path of the app. */
export async function pushNotice(
  services: Services,
  tx: Db,
  accountId: string,
  { notice, path, expires }: { notice: LocalText; path: string; expires: Date },
): Promise<void> {
  if (!canPush(services.config)) return;
  const rows = await selectDevices(tx).where('notification_tokens.account_id', '=', accountId).execute();
  for (const row of rows) {
    const body = localText(notice, row.language);
    const payload = { body, channel: INVITATION_CHANNEL, path };
    await pushTo(services, tx, row, { payload, expires, toShells: true });
  }
}

/** Whether there is a key for the service that reaches the device. */
function isReachable(
  { vapid, nativePush }: Pick<Config, 'vapid' | 'nativePush'>,
  target: PushTarget,
): boolean {
  if ('endpoint' in target) return vapid !== null;
  return ('android' in target ? nativePush.fcm : nativePush.apns) !== null;
}

function readTarget(token: string): PushTarget | undefined {
  try {
    return PushTarget.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}
