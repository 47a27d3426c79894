import type { AuditPage } from '@lykta/domain';
import { GIVE_REASON } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAudited } from '../../testing/audited-case.ts';
import { giveReason } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('reasons', () => {
  const reasonsOf = async (log: (query?: string) => Promise<AuditPage>) =>
    (await log('kind=reading')).entries.map(({ reason }) => reason);

  it('a new one never overwrites an earlier one', async () => {
    const audited = await openAudited(server, 'Skäl');
    const { worker, invitation, client, log, read } = audited;
    const say = (reason: string) =>
      worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason } });
    await say('Förbereder första mötet');
    await read();
    await say('Orosanmälan');
    await read();
    expect(await reasonsOf(log)).toEqual(['Orosanmälan', 'Förbereder första mötet']);
  });

  it('the same one said again within the hour costs nothing', async () => {
    const audited = await openAudited(server, 'Samma skäl');
    for (let n = 0; n < 5; n += 1) await giveReason(audited, audited.worker, audited.client);
    const rows = await server.db
      .selectFrom('reasons')
      .select('id')
      .where('pseudonym', '=', audited.client)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is asked for again after 90 days', async () => {
    const audited = await openAudited(server, 'Nittio dagar');
    const { worker, client, read } = audited;
    await giveReason(audited, worker, client);
    server.clock.advance({ days: 89 });
    await server.renew(worker);
    expect((await read()).status).toBe(200);
    server.clock.advance({ days: 1 });
    await server.renew(worker);
    expect(await read()).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    await giveReason(audited, worker, client);
    expect((await read()).status).toBe(200);
  });

  it('nothing of them is readable in the database', async () => {
    const audited = await openAudited(server, 'Förseglat');
    const { worker, invitation, client } = audited;
    const reason = 'Misstänkt misshandel';
    await worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason } });
    const [row] = await server.db.selectFrom('reasons').selectAll().where('pseudonym', '=', client).execute();
    expect(row?.sealed.includes('isshandel')).toBe(false);
  });
});
