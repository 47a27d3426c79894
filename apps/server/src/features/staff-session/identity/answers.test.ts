import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOwnIdentity, type OwnIdentity } from '../../../testing/own-identity.ts';

let own: OwnIdentity;
beforeAll(async () => {
  own = await openOwnIdentity();
});
afterAll(() => own.close());
beforeEach(() => own.resetClock());

const refused = { status: 401, body: { code: 'identity-refused' } };

describe('an answer is refused', () => {
  const begin = async () => {
    const { person } = await own.newPerson('Öppen kommun');
    own.provider.person = person;
    const browser = own.server.browser();
    return { browser, url: new URL(await own.start(browser, 'open')) };
  };
  const changed = (url: URL, name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other.href;
  };

  it('with another state than this browser’s', async () => {
    const { browser, url } = await begin();
    expect(
      await own.finish(browser, await own.provider.signIn(changed(url, 'state', 'x'.repeat(43)))),
    ).toMatchObject(refused);
  });

  it('with another nonce', async () => {
    const { browser, url } = await begin();
    expect(
      await own.finish(browser, await own.provider.signIn(changed(url, 'nonce', 'x'.repeat(43)))),
    ).toMatchObject(refused);
  });

  it('with a code that somebody else’s proof key began', async () => {
    const { browser, url } = await begin();
    const answer = await own.provider.signIn(changed(url, 'code_challenge', 'x'.repeat(43)));
    expect(await own.finish(browser, answer)).toMatchObject(refused);
  });

  it('a second time, also by who has copied the cookie', async () => {
    const { browser, url } = await begin();
    const answer = await own.provider.signIn(url.href);
    const copy = [...browser.cookies];
    expect((await own.finish(browser, answer)).status).toBe(200);
    expect(await own.finish(browser, answer)).toMatchObject(refused);
    for (const [name, value] of copy) browser.cookies.set(name, value);
    expect(await own.finish(browser, answer)).toMatchObject(refused);
  });

  it('in another browser than the one that began', async () => {
    const { url } = await begin();
    expect(await own.finish(own.server.browser(), await own.provider.signIn(url.href))).toMatchObject(
      refused,
    );
  });

  it('when what it says has expired, and when the ten minutes are over', async () => {
    for (const minutes of [3, 11]) {
      const { browser, url } = await begin();
      const answer = await own.provider.signIn(url.href);
      own.server.clock.advance({ minutes });
      expect(await own.finish(browser, answer)).toMatchObject(refused);
      own.resetClock();
    }
  });

  it('when the person said no there', async () => {
    const { browser, url } = await begin();
    const state = url.searchParams.get('state');
    const answer = `error=access_denied&state=${state}&iss=${encodeURIComponent(own.provider.issuer)}`;
    expect(await own.finish(browser, answer)).toMatchObject(refused);
  });
});
