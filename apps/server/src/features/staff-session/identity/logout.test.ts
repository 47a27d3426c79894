import { IDENTITY_LOGOUT, READ_STAFF_SESSION } from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { openOwnIdentity, type OwnIdentity } from '../../../testing/own-identity.ts';

let own: OwnIdentity;
beforeAll(async () => {
  own = await openOwnIdentity();
});
afterAll(() => own.close());
beforeEach(() => own.resetClock());

describe('when the provider ends a session (back-channel logout)', () => {
  const sendForm = (form: string, id = 'open') =>
    own.server.app.inject({
      method: 'POST',
      url: IDENTITY_LOGOUT.replace('POST ', '').replace(':provider', id),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
  /** Signs in, and returns the session’s id at the provider. */
  async function signedIn() {
    const { email, member, person } = await own.newPerson('Öppen kommun');
    const browser = own.server.browser();
    own.provider.person = person;
    const answer = await own.provider.signIn(await own.start(browser, 'open'));
    expect((await own.finish(browser, answer)).status).toBe(200);
    return { browser, email, member, person };
  }
  const isSignedIn = async (browser: Browser) => (await browser.call(READ_STAFF_SESSION)).status === 200;

  it('it ends here, and the member’s other sessions stay', async () => {
    const one = await signedIn();
    const sid = own.provider.lastSid();
    const again = own.server.browser();
    await own.signIn('open', one.person, again);
    const reply = await sendForm(await own.provider.logout(one.person.subject, sid));
    expect(reply.statusCode).toBe(204);
    expect(await isSignedIn(one.browser)).toBe(false);
    expect(await isSignedIn(again)).toBe(true);
    expect(await isSignedIn(one.member)).toBe(true);
  });

  it('a token sent again later, changed, of another provider, or none at all ends nothing', async () => {
    const one = await signedIn();
    const form = await own.provider.logout(one.person.subject, own.provider.lastSid());
    const broken = form.replace(/.{4}$/, 'AAAA');
    for (const wrong of [broken, 'logout_token=x', '', form.replace('logout_token', 'other')]) {
      expect((await sendForm(wrong)).statusCode).toBe(400);
    }
    expect((await sendForm(form, 'none')).statusCode).toBe(404);
    expect(await isSignedIn(one.browser)).toBe(true);
    own.server.clock.advance({ minutes: 15 });
    expect((await sendForm(form)).statusCode).toBe(400);
  });
});
