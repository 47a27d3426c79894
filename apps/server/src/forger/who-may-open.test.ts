import {
  ACCEPT_INVITATION,
  CHANGE_MEMBER,
  CREATE_INVITATION,
  GIVE_REASON,
  HAND_OVER_CASES,
  READ_STAFF_ANSWERS,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign, childrenOf, openAssigned, type AssignedCase } from '../testing/assigned.ts';
import { openForgery, type Forgery } from '../testing/forgery.ts';
import { giveReason, individualOf } from '../testing/sent-case.ts';
import { renewMember } from '../testing/staff.ts';

let world: Forgery;
let of: AssignedCase;
/** The account of a child of the colleague’s, under an invitation that the colleague made. */
let own: { invitation: string; account: string };

beforeAll(async () => {
  world = await openForgery();
  of = await openAssigned(world.server, 'Förfalskat');
  const forms = [{ id: of.form.metadata.id, version: 1, order: 0 }];
  const { id, code } = await of.colleague.ok(CREATE_INVITATION, {
    body: { unit: 'Norr', maxClients: 9, forms },
  });
  const child = await world.server.signUp();
  await child.call(ACCEPT_INVITATION, { body: { code } });
  own = { invitation: id, account: child.id };
}, 60_000);
afterAll(() => world.server.close());

/** Whether the colleague gets the answers, with a reason given in the very moment. */
async function reads(): Promise<boolean> {
  await giveReason(of, of.colleague, of.client).catch(() => {});
  return (await of.colleague.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status === 200;
}

describe('a colleague who writes the database', () => {
  it('opens no case by a mark of another unit, member, child or day', async () => {
    const { forging } = world;
    const { worker, colleague, child, invitation } = of;
    const columns = 'account_id, invitation_id, member_id, part, from_day, to_day, mark';
    const where = `where account_id = '${child.id}' and invitation_id = '${invitation.id}'`;
    const statements = {
      'a unit that is open': `update units set open_mark = (select open_mark from units
        where open_mark is not null limit 1) where id = '${colleague.unitId}'`,
      'the worker’s own part': `update case_workers set member_id = '${colleague.id}' ${where}`,
      'a copy of it': `insert into case_workers (${columns}) select account_id, invitation_id,
        '${colleague.id}', 'coworker', null, null, mark from case_workers ${where}`,
      'a part in another case': `insert into case_workers (${columns}) select '${child.id}', '${invitation.id}',
        member_id, 'coworker', null, null, mark from case_workers where account_id = '${own.account}'`,
      'a child under another code': `update acceptances set pseudonym = pseudonym || 'X' ${where};
        update acceptances set pseudonym = '${of.client}' where account_id = '${own.account}'`,
    };
    for (const [what, statement] of Object.entries(statements))
      expect(await forging(statement, reads), what).toBe(false);
    await assign(of, { deputies: [{ id: colleague.id, from: '2026-11-01', to: '2026-11-19' }] });
    const longer = `update case_workers set to_day = '2026-12-24' where member_id = '${colleague.id}'`;
    expect(await forging(longer, reads)).toBe(false);
    expect((await assign(of, { responsible: worker.id })).status).toBe(200);
  });

  it('makes no emergency of an ordinary reason, nor one last longer', async () => {
    const { forging, server } = world;
    const { colleague, client, invitation } = of;
    await assign(of, { coworkers: [colleague.id] });
    expect((await giveReason(of, colleague, client)).status).toBe(204);
    await assign(of, {});
    const urgent = (id: string, from: string) => `insert into reasons
      (id, at, member_id, invitation_id, pseudonym, sealed, urgent)
      select '${id}', '${server.clock.now().toISOString()}', member_id, invitation_id, pseudonym, sealed, true
      from reasons where member_id = '${colleague.id}' and ${from} limit 1`;
    expect(await forging(urgent('made', 'not urgent'), reads)).toBe(false);
    const given = { invitation: invitation.id, client, reason: 'Akut', urgent: true };
    expect((await colleague.call(GIVE_REASON, { body: given })).status).toBe(204);
    expect(await reads()).toBe(true);
    server.clock.advance({ hours: 25 });
    await renewMember(server.app.services, colleague);
    expect(await forging(urgent('longer', 'urgent'), reads)).toBe(false);
    await renewMember(server.app.services, of.worker);
  });

  it('becomes responsible for nobody who accepts, by no hand-over either', async () => {
    const { forging } = world;
    const { colleague, invitation } = of;
    const taken = `update invitations set responsible_id = '${colleague.id}' where id = '${invitation.id}'`;
    await forging(taken, async () => {
      await of.join();
      const cases = [{ invitation: own.invitation, client: await ownCode() }];
      await colleague.call(HAND_OVER_CASES, { body: { to: colleague.id, cases, coming: true } });
      await of.join();
    });
    const mine = (await childrenOf(colleague)).filter(({ part }) => part !== undefined);
    expect(mine.map((child) => child.invitation)).toEqual([own.invitation]);
  });

  it('does not come back after the last day', async () => {
    const { server, forging } = world;
    const admin = await server.staff({ organisation: 'Förfalskat', unit: 'Ledning', role: 'admin' });
    const { colleague } = of;
    await admin.call(CHANGE_MEMBER, { params: { id: colleague.id }, body: { lastDay: '2026-11-20' } });
    for (const day of ['null', `'2027-01-01'`]) {
      const longer = `update members set last_day = ${day} where id = '${colleague.id}'`;
      expect(await forging(longer, async () => (await colleague.call(READ_STAFF_SESSION)).status)).toBe(401);
    }
  });
});

/** The code of the colleague’s own child. */
async function ownCode(): Promise<string> {
  const row = await world.server.db
    .selectFrom('acceptances')
    .select('pseudonym')
    .where('account_id', '=', own.account)
    .executeTakeFirstOrThrow();
  return row.pseudonym;
}
