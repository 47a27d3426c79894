import type { Db } from '../database/connect.ts';
import { newId } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import { channelOf, compose, type Composed, type Message } from './message.ts';

/** What an outbox row holds; without a message it only takes as long as one with. */
interface Sealed {
  message: Message | null;
}

/**
 * Puts a message into the outbox, in the caller's transaction: it is sent if and only if that commits.
 * The row is encrypted, and erased when it is sent or expires.
 * @param message null leaves a row that sends nothing, so that a reply takes as long for an unknown address
 */
export async function enqueue(
  { outboxKey, clock }: Services,
  db: Db,
  { to, message, expires }: { to: string; message: Message | null; expires: Date },
): Promise<void> {
  const id = newId();
  const created = clock();
  const sealed = outboxKey.encrypt(id, { message } satisfies Sealed);
  await db
    .insertInto('outbox')
    .values({ id, kind: channelOf(to), sealed, created, expires, next_try: created })
    .execute();
}

/** The message of a row; null for one that sends nothing. */
export function readOutboxRow({ outboxKey }: Services, row: { id: string; sealed: Buffer }): Message | null {
  return outboxKey.decrypt<Sealed>(row.id, row.sealed).message;
}

/** What waits or could not be sent, newest first: only /dev/outbox shows it. */
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
    const message = readOutboxRow(services, row);
    return message ? [{ ...compose(message), created: row.created.toISOString(), state: row.state }] : [];
  });
}
