import { present, LiveFigures } from '@lykta/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealAnswers } from '../../records/answers.ts';
import { encryptNew } from '../../security/child-key.ts';
import { sealLedger } from '../../security/ledger.ts';
import { openCase } from '../../testing/case.ts';
import { figureServices, figuresOf } from '../../testing/figures.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const CHILDREN = 2000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it(
  'figures of 2,000 children are made from their sheets in under a second',
  { timeout: 60_000 },
  async () => {
    const { worker, invitation, form, ...rest } = await openCase(server, { unit: 'Norr' });
    const { keyRing } = figureServices(server);
    const now = server.clock.now();
    const place = {
      account_id: '',
      form_id: form.metadata.id,
      form_version: 1,
      invitation_id: invitation.id,
    };
    const made = Array.from({ length: CHILDREN }, (_, n) => {
      const id = `child-${n}`;
      const { childKey, wrapped } = keyRing.make(id);
      const row = {
        ...place,
        id: `sheet-${n}`,
        account_id: id,
        request_id: present(invitation.requests[0], 'invitation.requests[0]').id,
        etag: 1,
        created: now,
        updated: now,
        sent: now,
        sent_order: 1,
        answer_back_sealed: null,
        sealed: Buffer.alloc(0),
      };
      const content = said({ mood: n % 2 ? 'good' : 'bad', why: 'home', who: 'nobody', where: 'nowhere' });
      const sealed = sealAnswers(encryptNew, childKey, { row, content, unit: worker.unitId });
      const ledger = sealLedger(id, childKey.key, childKey.ledger);
      return { id, wrapped, ledger, row: { ...row, ...sealed } };
    });
    const mark = Buffer.alloc(32);
    for (let at = 0; at < CHILDREN; at += 500) {
      const some = made.slice(at, at + 500);
      const { db } = server;
      await db
        .insertInto('accounts')
        .values(
          some.map(({ id }) => ({
            id,
            username_secret: 1,
            username_hmac: Buffer.from(id),
            password_sealed: mark,
            created: now,
          })),
        )
        .execute();
      await db
        .insertInto('child_keys')
        .values(some.map(({ id, wrapped }) => ({ account_id: id, ...wrapped })))
        .execute();
      await db
        .insertInto('ledgers')
        .values(some.map(({ id, ledger }) => ({ account_id: id, ...ledger })))
        .execute();
      await db
        .insertInto('acceptances')
        .values(
          some.map(({ id }) => ({
            account_id: id,
            invitation_id: invitation.id,
            unit_id: worker.unitId,
            pseudonym: id,
            accepted: now,
            last_activity: now,
          })),
        )
        .execute();
      await db
        .insertInto('answers')
        .values(some.map(({ row }) => row))
        .execute();
      await db
        .insertInto('reasons')
        .values(
          some.map(({ id }) => ({
            id,
            member_id: worker.id,
            pseudonym: id,
            invitation_id: invitation.id,
            sealed: mark,
            at: now,
          })),
        )
        .execute();
    }
    const testCase = { worker, invitation, form, ...rest };
    await sql`analyze`.execute(server.db);
    const ask = async () => LiveFigures.parse(await figuresOf(worker, testCase, {}));
    const figures = await ask();
    // Measures CPU time instead of elapsed time, so that other load on the machine does not count.
    const before = process.cpuUsage();
    const began = performance.now();
    await ask();
    const waited = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    expect(figures).toMatchObject({
      metadata: { clientCount: CHILDREN },
      questions: { mood: { good: CHILDREN / 2 } },
    });
    expect(took).toBeLessThan(1000);
    console.warn(
      `${CHILDREN} children: ${Math.round(took)} ms of work, ${Math.round(waited)} ms by the clock`,
    );
  },
);
