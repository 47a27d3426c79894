import { present } from '@lykta/domain';
import { CREATE_SHARE, OPEN_SHARE, READ_SHARED_STORY, REVOKE_SHARE } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../security/tokens.ts';
import { bytes, openForgery, type Forgery } from '../testing/forgery.ts';
import { errorField } from '../error-field.ts';

let world: Forgery;
beforeAll(async () => {
  world = await openForgery();
}, 60_000);
afterAll(() => world.server.close());

describe('somebody who writes the database', () => {
  it('can’t make a way into a shared story', async () => {
    const { server, share, forging } = world;
    const token = newToken();
    const authorization = `Bearer ${token}`;
    const reader = server.browser({ authorization });
    const read = async () =>
      (await reader.call(READ_SHARED_STORY, { params: { formId: 'beb', formVersion: 2 } })).status;
    const forged = `insert into share_reads values (${bytes(hashToken(token))}, '${share.id}',
      now() + interval '10 years', '\\x0001')`;
    expect(await forging(forged, read)).toBe(401);
    // With the forger's own key the link can be opened, but its content cannot be decrypted.
    const own = `update shares set key_hash = ${bytes(hashToken(token))} where id = '${share.id}'`;
    const opened = await forging(own, async () => {
      const { body } = await server.browser().call(OPEN_SHARE, { body: { key: token } });
      const bearer = `Bearer ${errorField(body, 'token')}`;
      return (
        await server
          .browser({ authorization: bearer })
          .call(READ_SHARED_STORY, { params: { formId: 'beb', formVersion: 2 } })
      ).status;
    });
    expect(opened).not.toBe(200);
  });

  it('brings no link back that was taken back', async () => {
    const { server, forger, forging } = world;
    const link = await forger.ok(CREATE_SHARE, { body: { name: 'x', sections: ['profile'] } });
    const { sealed } = await server.db
      .selectFrom('shares')
      .select('sealed')
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow();
    await forger.call(REVOKE_SHARE, { params: { id: link.id } });
    const revived = `update shares set revoked = null, sealed = ${bytes(present(sealed, 'sealed'))} where id = '${link.id}'`;
    const status = await forging(revived, async () => {
      const { body } = await server.browser().call(OPEN_SHARE, { body: { key: link.token } });
      const authorization = `Bearer ${errorField(body, 'token')}`;
      return (
        await server
          .browser({ authorization })
          .call(READ_SHARED_STORY, { params: { formId: 'beb', formVersion: 2 } })
      ).status;
    });
    expect(status).not.toBe(200);
  });
});
