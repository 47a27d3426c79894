import { CHANGE_PASSWORD, CONFIRM_PASSWORD, CREATE_ACCOUNT } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rename, resetByLink, signIn, undo } from '../../testing/logins.ts';
import { sentToken } from '../../testing/sent.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const NEW = 'ett helt nytt lösenord';

describe('the link that undoes', () => {
  it('works for seven days', async () => {
    const [early, late] = [await server.signUp(), await server.signUp()];
    await rename(early);
    await rename(late);
    server.clock.advance({ days: 6, hours: 23 });
    expect((await undo(server, await sentToken(server, early.username))).status).toBe(204);
    const token = await sentToken(server, late.username);
    server.clock.advance({ hours: 2 });
    expect(await undo(server, token)).toMatchObject({ status: 401, body: { code: 'link-expired' } });
    expect((await signIn(server, late.username)).status).toBe(401);
  });

  it('works once, also when it is opened twice at the same moment', async () => {
    const child = await server.signUp();
    await rename(child);
    const token = await sentToken(server, child.username);
    const replies = await Promise.all([undo(server, token), undo(server, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 401]);
  });

  it('brings the first owner back however often the name was changed, and later links are void', async () => {
    const child = await server.signUp();
    const [second, third] = [newPhone(), newPhone()];
    await rename(child, second);
    await rename(child, third);
    await child.call(CHANGE_PASSWORD, { body: { password: NEW } });
    expect((await undo(server, await sentToken(server, child.username))).status).toBe(204);
    expect((await signIn(server, child.username)).status).toBe(200);
    for (const name of [second, third]) {
      expect((await undo(server, await sentToken(server, name))).status).toBe(401);
      expect((await signIn(server, name, NEW)).status).toBe(401);
    }
  });

  it('still works after a thief has chosen a new password by a reset link to the new number', async () => {
    const child = await server.signUp();
    const thiefs = newPhone();
    await rename(child, thiefs);
    const token = await sentToken(server, child.username);
    server.clock.advance({ hours: 25 });
    expect((await resetByLink(server, thiefs, 'tjuvens lösenord')).status).toBe(204);
    expect((await undo(server, token)).status).toBe(204);
    expect((await signIn(server, child.username)).status).toBe(200);
    expect((await signIn(server, thiefs, 'tjuvens lösenord')).status).toBe(401);
  });

  it('does not bring an earlier password back once a reset link to the same number chose a new one', async () => {
    const child = await server.signUp();
    await child.call(CHANGE_PASSWORD, { body: { password: NEW } });
    const token = await sentToken(server, child.username);
    server.clock.advance({ minutes: 1 });
    expect((await resetByLink(server, child.username, 'ännu ett lösenord')).status).toBe(204);
    expect((await undo(server, token)).status).toBe(401);
    expect((await signIn(server, child.username, 'ännu ett lösenord')).status).toBe(200);
  });

  it('keeps the earlier name free for its owner as long as it works', async () => {
    const child = await server.signUp();
    const stranger = await server.signUp();
    await rename(child);
    const taken = { status: 409, body: { code: 'username-taken' } };
    const body = { username: child.username, password: PASSWORD };
    expect(await server.browser().call(CREATE_ACCOUNT, { body })).toMatchObject(taken);
    expect(await rename(stranger, child.username)).toMatchObject(taken);
    expect((await signIn(server, stranger.username)).status).toBe(200);
    expect((await rename(child, child.username)).status).toBe(204);
    server.clock.advance({ days: 8 });
    await child.call(CONFIRM_PASSWORD, { body: { password: PASSWORD } });
    await rename(child);
    server.clock.advance({ days: 8 });
    expect((await server.browser().call(CREATE_ACCOUNT, { body })).status).toBe(200);
  });
});
