import type { PushPayload } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { newId } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import { channelOf, compose, type Composed, type Message } from './message.ts';
import type { PushTarget } from './push-target.ts';

/** A notification on a device's screen. */
export interface PushMessage {
  subscription: PushTarget;
  payload: PushPayload;
}

/** A device that the server reaches by push. */
export interface Device {
  accountId: string;
  deviceId: string;
}

/** The encrypted content of an outbox row; a row without a message only makes the timing equal. */
export type Sealed = { message: Message | null; push?: never } | { push: PushMessage; message?: never };

/**
 * Puts a message into the outbox within the caller's transaction: it is sent if and only if that commits. The row is
 * encrypted, and deleted when it is sent or expires.
 * @param message null adds a row that sends nothing, so that a reply takes as long for an unknown address
 * @param accountId the child that the message belongs to; deleting the account deletes the message
 */
export async function enqueue(
  services: Services,
  db: Db,
  {
    to,
    message,
    expires,
    accountId = null,
  }: { to: string; message: Message | null; expires: Date; accountId?: string | null },
): Promise<void> {
  await put(services, db, { kind: channelOf(to), content: { message }, expires, accountId });
}

/**
 * Puts a message to a member about its cases into the outbox, unless one waits already: they all say the same. It is
 * tried until it expires, however long the mail server is away.
 */
export async function enqueueToMember(
  services: Services,
  db: Db,
  { memberId, message, expires }: { memberId: string; message: Message; expires: Date },
): Promise<void> {
  const kind = channelOf(message.to);
  await put(services, db, { kind, content: { message }, expires, accountId: null, memberId });
}

/** Puts a push for a device into the outbox; deleting the device's token also deletes an unsent push. */
export async function enqueuePush(
  services: Services,
  db: Db,
  { push, device, expires }: { push: PushMessage; device: Device; expires: Date },
): Promise<void> {
  await put(services, db, { kind: 'push', content: { push }, expires, ...device });
}

interface NewRow {
  kind: 'email' | 'sms' | 'push';
  content: Sealed;
  expires: Date;
  accountId: string | null;
  deviceId?: string | null;
  memberId?: string | null;
}

async function put(
  { outboxKey, clock }: Services,
  db: Db,
  { kind, content, expires, accountId, deviceId = null, memberId = null }: NewRow,
): Promise<void> {
  const id = newId();
  const created = clock();
  const sealed = outboxKey.encrypt(id, content);
  const whose = { account_id: accountId, device_id: deviceId, member_id: memberId };
  const row = { id, kind, sealed, created, expires, next_try: created, ...whose };
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .where(sql<boolean>`member_id is not null and state = 'waiting'`)
        .doNothing(),
    )
    .execute();
}

/** Decrypts a row. */
export function readOutboxRow({ outboxKey }: Services, row: { id: string; sealed: Buffer }): Sealed {
  return outboxKey.decrypt<Sealed>(row.id, row.sealed);
}

/** Lists waiting and undeliverable messages to addresses, newest first; only /dev/outbox shows them. */
export async function listOutbox(
  services: Services,
): Promise<(Composed & { created: string; state: string })[]> {
  const rows = await services.db
    .selectFrom('outbox')
    .select(['id', 'sealed', 'state', 'created'])
    .where('expires', '>', services.clock())
    .orderBy('created', 'desc')
    .limit(100)
    .execute();
  return rows.flatMap((row) => {
    const { message } = readOutboxRow(services, row);
    return message ? [{ ...compose(message), created: row.created.toISOString(), state: row.state }] : [];
  });
}
