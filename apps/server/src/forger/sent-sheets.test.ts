import { present, StaffClient } from '@lykta/domain';
import {
  LABEL_CHILD,
  LABEL_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCase } from '../testing/case.ts';
import { said } from '../testing/forms.ts';
import { openForgery, type Forgery } from '../testing/forgery.ts';
import { giveReason, individualOf } from '../testing/sent-case.ts';
import type { TestMember } from '../testing/test-server.ts';

let world: Forgery;
beforeAll(async () => {
  world = await openForgery();
}, 60_000);
afterAll(() => world.server.close());

describe('somebody who writes the database', () => {
  it('opens no sheet as staff: not one that was not sent, nor one that was sent to another unit', async () => {
    const { server, victim, forger, worker, spy, testCase, other, forging } = world;
    const client = async (of: TestCase, reader: TestMember) => {
      const { status, body } = await reader.call(LIST_INVITATION_CLIENTS, {
        params: { id: of.invitation.id },
      });
      return status === 200 ? StaffClient.array().parse(body)[0]?.client : undefined;
    };
    const mine = await client(other, spy);
    expect(mine).toBeDefined();
    await giveReason(other, spy, present(mine, 'mine'));
    expect((await spy.call(READ_STAFF_ANSWERS, individualOf(other, present(mine, 'mine')))).status).toBe(200);
    const reads = async (of: TestCase) => {
      const found = await client(of, spy);
      if (!found) return 404;
      await giveReason(of, spy, found).catch(() => {});
      return (await spy.call(READ_STAFF_ANSWERS, individualOf(of, found))).status;
    };
    const unit = `update invitations set unit_id = '${spy.unitId}' where id = '${testCase.invitation.id}';
      update acceptances set unit_id = '${spy.unitId}' where invitation_id = '${testCase.invitation.id}'`;
    expect(await forging(unit, () => reads(testCase))).not.toBe(200);
    const moved = `update answers set invitation_id = '${other.invitation.id}',
      request_id = '${present(other.invitation.requests[0], 'other.invitation.requests[0]').id}', form_id = '${other.form.metadata.id}'
      where account_id = '${victim.id}';
      update acceptances set invitation_id = '${other.invitation.id}', unit_id = '${spy.unitId}'
      where account_id = '${victim.id}'; delete from acceptances where account_id = '${forger.id}'`;
    expect(await forging(moved, () => reads(other))).not.toBe(200);
    const unsent = await testCase.join();
    await unsent.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
    const sent = `update answers set sent = now(), sent_order = 1 where account_id = '${unsent.id}'`;
    const name = await server.db
      .selectFrom('acceptances')
      .select('pseudonym')
      .where('account_id', '=', unsent.id)
      .executeTakeFirstOrThrow();
    await giveReason(testCase, worker, name.pseudonym).catch(() => {});
    const status = await forging(
      sent,
      async () => (await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, name.pseudonym))).status,
    );
    expect(status).not.toBe(200);
  });

  it('reads no label: not of an invitation, nor of a child that is moved to another unit', async () => {
    const { spy, worker, testCase, other, forging } = world;
    const [child] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: testCase.invitation.id } });
    await worker.call(LABEL_CHILD, {
      params: { id: testCase.invitation.id, client: present(child, 'child').client },
      body: { label: 'Kanariefjäril' },
    });
    await worker.call(LABEL_INVITATION, {
      params: { id: testCase.invitation.id },
      body: { label: 'Kanariegrupp' },
    });
    const seen = async (reader: TestMember) =>
      JSON.stringify([
        (await reader.call(LIST_STAFF_CHILDREN)).body,
        (await reader.call(LIST_STAFF_INVITATIONS)).body,
        (await reader.call(SEARCH_STAFF_CHILDREN, { body: { search: 'Kanarie' } })).body,
      ]);
    expect((await seen(worker)).match(/Kanarie/g)).toHaveLength(3);
    const unit = `update acceptances set unit_id = '${spy.unitId}' where invitation_id = '${testCase.invitation.id}';
      update invitations set unit_id = '${spy.unitId}' where id = '${testCase.invitation.id}'`;
    const copied = `update acceptances set label_sealed = (select label_sealed from acceptances
        where pseudonym = '${present(child, 'child').client}') where invitation_id = '${other.invitation.id}';
      update invitations set label_sealed = (select label_sealed from invitations
        where id = '${testCase.invitation.id}') where id = '${other.invitation.id}'`;
    for (const statement of [unit, copied])
      expect(await forging(statement, () => seen(spy))).not.toContain('Kanarie');
  });
});
