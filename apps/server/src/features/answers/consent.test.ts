import { present } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  LEAVE_INVITATION,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { lockChild } from '../../access/lock.ts';
import { openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Returns how many transactions of this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(server.db);
  return present(rows[0], 'rows[0]').n;
}

const untilWaiting = (n: number) =>
  vi.waitFor(async () => expect(await waiting()).toBe(n), { timeout: 10_000, interval: 5 });

/** Opens a transaction on its own connection. */
async function openTransaction(): Promise<{ trx: Db; commit: () => Promise<void> }> {
  const trx = await server.db.startTransaction().execute();
  return { trx: trx as unknown as Db, commit: () => trx.commit().execute() };
}

interface Ready extends TestCase {
  child: TestChild;
}

/** Creates a child who has answered everything but not sent it. */
async function answered(): Promise<Ready> {
  const testCase = await openCase(server);
  const child = await testCase.join();
  await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
  return { ...testCase, child };
}

const stop = {
  leaving: ({ child, invitation }: Ready) => child.call(LEAVE_INVITATION, { params: { id: invitation.id } }),
  pausing: ({ worker, invitation }: Ready) =>
    worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'paused' } }),
  closing: ({ worker, invitation }: Ready) =>
    worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'closed' } }),
};
const write = {
  sending: ({ child, asked }: Ready) => child.call(SEND_ANSWERS, { params: asked }),
  saving: ({ child, asked }: Ready) =>
    child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) }),
};
/** For each action, what its transaction has already done when the other one begins. */
const halfway = {
  leaving: async (trx: Db, { child, invitation }: Ready) => {
    await lockChild(trx, child.id);
    await trx
      .updateTable('acceptances')
      .set({ left_at: server.clock.now() })
      .where('invitation_id', '=', invitation.id)
      .execute();
  },
  pausing: (trx: Db, { invitation }: Ready) => setStatus(trx, invitation.id, 'paused'),
  closing: (trx: Db, { invitation }: Ready) => setStatus(trx, invitation.id, 'closed'),
};

async function setStatus(trx: Db, id: string, status: 'paused' | 'closed'): Promise<void> {
  await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
}

const refusal = {
  leaving: { status: 404, body: { code: 'not-found' } },
  pausing: { status: 409, body: { code: 'invitation-paused' } },
  closing: { status: 409, body: { code: 'invitation-closed' } },
};
const ways = (['leaving', 'pausing', 'closing'] as const).flatMap((end) =>
  (['sending', 'saving'] as const).map((writing) => [end, writing] as const),
);

describe('consent counts at the moment of sending', () => {
  it.each(ways)('%s that has begun stops %s that comes after it', async (end, writing) => {
    const ready = await answered();
    const { trx, commit } = await openTransaction();
    await halfway[end](trx, ready);
    const reply = write[writing](ready);
    await untilWaiting(1);
    await commit();
    expect(await reply).toMatchObject(refusal[end]);
    const { rows } = await sql<{ sent: Date | null; etag: number }>`
      select sent, etag from answers where account_id = ${ready.child.id}`.execute(server.db);
    expect(rows).toEqual([{ sent: null, etag: 1 }]);
  });

  it.each(ways)('%s waits for %s that has begun', async (end, writing) => {
    const ready = await answered();
    const { trx, commit } = await openTransaction();
    // Blocks the save where it stores the document; the permission check has already run.
    await sql`lock table answers in share mode`.execute(trx);
    const written = write[writing](ready);
    await untilWaiting(1);
    const ended = stop[end](ready);
    await untilWaiting(2);
    await commit();
    expect((await written).status).toBe(writing === 'sending' ? 204 : 200);
    expect((await ended).status).toBeLessThan(300);
    expect(await write.saving(ready)).toMatchObject(
      writing === 'sending' ? { status: 409, body: { code: 'already-sent' } } : refusal[end],
    );
  });

  it('closing that has begun stops a request that comes after it', async () => {
    const { worker, invitation, form } = await openCase(server);
    const { trx, commit } = await openTransaction();
    await setStatus(trx, invitation.id, 'closed');
    const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
    const reply = worker.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms } });
    await untilWaiting(1);
    await commit();
    expect(await reply).toMatchObject(refusal.closing);
  });
});
