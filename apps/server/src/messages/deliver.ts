import { HOUR_MS, MINUTE_MS } from '@lykta/domain';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { compose } from './message.ts';
import { readOutboxRow, type PushMessage } from './outbox.ts';
import { Undeliverable } from './undeliverable.ts';
import type { Senders } from './senders.ts';
import { SubscriptionGone } from './web-push.ts';

const AT_ONCE = 10;
/** How long a row is reserved for the server that took it, in ms; after a crash another server tries. */
const LEASE_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = HOUR_MS;
const MOST_TRIES = 10;

/**
 * Sends due messages and deletes sent or expired ones. Several servers may do this at once. If a provider is down,
 * messages wait; a message that can never arrive becomes `dead` until it expires.
 * @returns how many were processed, sent or not
 */
export async function deliverDue(services: Services, senders: Senders): Promise<number> {
  const { db, clock } = services;
  await db.deleteFrom('outbox').where('expires', '<=', clock()).execute();
  const rows = await take(services, senders);
  await Promise.all(rows.map((row) => deliver(services, senders, row)));
  return rows.length;
}

interface Row {
  id: string;
  kind: 'email' | 'sms' | 'push';
  sealed: Buffer;
  tries: number;
  account_id: string | null;
  device_id: string | null;
  member_id: string | null;
}

/** Reserves due rows by moving their next try into the future. */
async function take({ db, clock }: Services, senders: Senders): Promise<Row[]> {
  const kinds = (['email', 'sms', 'push'] as const).filter((kind) => senders[kind]);
  if (kinds.length === 0) return [];
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try', '<=', clock())
    .where('kind', 'in', kinds)
    .orderBy('next_try')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({ next_try: new Date(clock().getTime() + LEASE_MS), tries: sql`tries + 1` })
    .where('id', 'in', due)
    .returning(['id', 'kind', 'sealed', 'tries', 'account_id', 'device_id', 'member_id'])
    .execute();
}

async function deliver(services: Services, senders: Senders, row: Row): Promise<void> {
  const { db } = services;
  try {
    await hand(services, senders, row);
    await db.deleteFrom('outbox').where('id', '=', row.id).execute();
  } catch (error) {
    await putOff(services, row, error);
  }
}

async function hand(services: Services, senders: Senders, row: Row): Promise<void> {
  const { message, push } = readOutboxRow(services, row);
  if (push) await handPush(services, senders, { row, push });
  else if (message && row.kind !== 'push') await senders[row.kind]?.(compose(message), row.id);
}

async function handPush(
  { db, clock }: Services,
  senders: Senders,
  { row, push }: { row: Row; push: PushMessage },
): Promise<void> {
  try {
    await senders.push?.(push.subscription, push.payload, clock());
  } catch (error) {
    if (!(error instanceof SubscriptionGone)) throw error;
    const device = db.deleteFrom('notification_tokens').where('account_id', '=', row.account_id);
    await device.where('device_id', '=', row.device_id).execute();
  }
}

async function putOff({ db, clock, log }: Services, row: Row, error: unknown): Promise<void> {
  // What tells a member of its cases outlives a mail server that is away for days.
  const isTired = row.member_id === null && row.tries >= MOST_TRIES;
  const dead = error instanceof Undeliverable || isTired;
  log.warn({ err: error, kind: row.kind, tries: row.tries, dead }, 'a message was not sent');
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (row.tries - 1));
  await db
    .updateTable('outbox')
    .set({ state: dead ? 'dead' : 'waiting', next_try: new Date(clock().getTime() + pause) })
    .where('id', '=', row.id)
    .execute();
}
