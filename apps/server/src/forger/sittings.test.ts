import {
  ADD_CHILD,
  CREATE_ACCOUNT,
  JOIN_SITTING,
  READ_SITTING,
  SEND_SITTING,
  START_SITTING,
} from '@lykta/domain/calls';
import { contract, type CallName } from '@lykta/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../security/tokens.ts';
import { exampleOf } from '../testing/calls.ts';
import { bytes, openForgery, type Forgery } from '../testing/forgery.ts';
import { answerIn, opening, sitDown } from '../testing/sittings.ts';
import { newPhone, PASSWORD } from '../testing/test-server.ts';
import { createWorld } from '../testing/world.ts';

let world: Forgery;
beforeAll(async () => {
  world = await openForgery();
}, 60_000);
afterAll(() => world.server.close());

/** A child of the case who has sent nothing, and one of the forger's. */
async function twoChildren() {
  const { testCase, other } = world;
  const add = async ({ worker, invitation }: typeof testCase) =>
    (await worker.ok(ADD_CHILD, { params: { id: invitation.id } })).client;
  return { client: await add(testCase), own: await add(other) };
}

describe('somebody with the token of a sitting', () => {
  it('can open nothing but its one form', async () => {
    const { server } = world;
    const asked = await createWorld(server, { organisation: 'Ankeborg', unit: 'Öster' });
    const { code } = await asked.worker.ok(START_SITTING, {
      params: { id: asked.invitationId, client: asked.clientId },
      body: { request: asked.unsentRequestId, form: { id: asked.formId, version: 1 } },
    });
    const { token } = await server.browser().ok(JOIN_SITTING, { body: { code } });
    const device = server.browser({ authorization: `Bearer ${token}` });
    const names = Object.keys(contract) as CallName[];
    const others = names.filter((name) => !['public', 'sitting-token'].includes(contract[name].policy));
    expect(others.length).toBeGreaterThan(80);
    for (const name of others) {
      const { url, body } = exampleOf(name, asked);
      const { status } = await device.request(name.slice(0, name.indexOf(' ')), url, body);
      expect([401, 404], name).toContain(status);
    }
    const shown = JSON.stringify(await device.ok(READ_SITTING));
    for (const secret of [asked.personId, asked.houseId, asked.annaId, asked.clientId])
      expect(shown).not.toContain(secret);
  });
});

describe('somebody who writes the database', () => {
  it('can’t make a sitting, move one to another child or form, nor make it last', async () => {
    const { server, other, testCase, forging } = world;
    const { client, own } = await twoChildren();
    const mine = await sitDown(server, other, own);
    await testCase.worker.ok(START_SITTING, opening(testCase, client));
    const read = async () => (await mine.device.call(READ_SITTING)).status;
    expect(await read()).toBe(200);
    const where = `where id = '${mine.id}'`;
    const changes = [
      `account_id = (select account_id from acceptances where pseudonym = '${client}')`,
      `invitation_id = '${testCase.invitation.id}'`,
      `request_id = '${testCase.asked.requestId}'`,
      `form_id = '${testCase.asked.formId}'`,
      `expires = now() + interval '1 year'`,
      `member_id = '${testCase.worker.id}'`,
    ];
    for (const change of changes)
      expect(await forging(`update sittings set ${change} ${where}`, read), change).toBe(401);
    const token = newToken();
    const device = server.browser({ authorization: `Bearer ${token}` });
    const taken = `update sittings set token_hash = ${bytes(hashToken(token))}, code_mark = null
      where account_id = (select account_id from acceptances where pseudonym = '${client}')`;
    expect(await forging(taken, async () => (await device.call(READ_SITTING)).status)).toBe(401);
    expect(await read()).toBe(200);
  });

  it('can’t move what was answered in one sitting into another', async () => {
    const { server, other, forging } = world;
    const [{ own: first }, { own: second }] = [await twoChildren(), await twoChildren()];
    const [one, two] = [await sitDown(server, other, first), await sitDown(server, other, second)];
    await answerIn(one, 'bad');
    const moved = `update sittings set sealed = (select sealed from sittings where id = '${one.id}')
      where id = '${two.id}'`;
    expect(await forging(moved, async () => (await two.device.call(READ_SITTING)).status)).toBe(500);
  });

  it('can’t make an account of a worker their own, nor anybody else’s', async () => {
    const { server, other, victim, forging } = world;
    const { own } = await twoChildren();
    const sitting = await sitDown(server, other, own);
    await answerIn(sitting);
    const { ownCode = '' } = await sitting.device.ok(SEND_SITTING);
    const claim = async () => {
      const body = { username: newPhone(), password: PASSWORD, ownCode };
      return (await server.browser().call(CREATE_ACCOUNT, { body })).status;
    };
    const account = `(select account_id from acceptances where pseudonym = '${own}')`;
    const { client } = await twoChildren();
    const another = `(select account_id from acceptances where pseudonym = '${client}')`;
    const stolen = `delete from code_accounts where account_id = ${another};
      update code_accounts set account_id = ${another} where account_id = ${account}`;
    expect(await forging(stolen, claim)).toBe(404);
    const ofVictim = `update accounts set address_sealed = null where id = '${victim.id}';
      update code_accounts set account_id = '${victim.id}' where account_id = ${account}`;
    expect(await forging(ofVictim, claim)).toBe(404);
    const lasting = `update code_accounts set expires = now() + interval '9 years' where account_id = ${account}`;
    expect(await forging(lasting, claim)).toBe(404);
    expect(await claim()).toBe(200);
  });
});
