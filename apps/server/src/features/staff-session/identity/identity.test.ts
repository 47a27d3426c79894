import {
  CHANGE_MEMBER,
  LIST_PROVIDERS,
  READ_AUDIT,
  READ_STAFF_SESSION,
  SIGN_IN_STAFF,
  START_IDENTITY,
  START_STAFF_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetIdentity } from '../../../admin/people.ts';
import type { Person } from '../../../testing/identity-provider.ts';
import {
  CLIENT_SECRET,
  MEMBER_PASSWORD,
  openOwnIdentity,
  type OwnIdentity,
} from '../../../testing/own-identity.ts';
import { VIEWER_ORIGIN } from '../../../testing/test-server.ts';

let own: OwnIdentity;
beforeAll(async () => {
  own = await openOwnIdentity();
});
afterAll(() => own.close());
beforeEach(() => own.resetClock());

const unknown = { status: 403, body: { code: 'identity-unknown' } };

describe('signing in at the organisation’s own identity provider', () => {
  it('lets a member in by the verified address first, and by the subject from then on', async () => {
    const { email, member, person } = await own.newPerson('Öppen kommun');
    const browser = own.server.browser();
    const reply = await own.signIn('open', person, browser);
    expect(reply).toMatchObject({ status: 200, body: { id: member.id, identity: true } });
    expect(await browser.ok(READ_STAFF_SESSION)).toMatchObject({ id: member.id, identity: true });
    const moved = { ...person, claims: { email: 'ny.adress@kommun.example', email_verified: false } };
    expect(await own.signIn('open', moved)).toMatchObject({ status: 200, body: { id: member.id } });
    const other = { subject: 'somebody else', claims: { email, email_verified: true } };
    expect(await own.signIn('open', other)).toMatchObject(unknown);
  });

  it('says which organisations have one, and no secret', async () => {
    const list = await own.server.browser().ok(LIST_PROVIDERS);
    expect(list[0]).toEqual({ id: 'open', organisation: 'Öppen kommun', passwords: true });
    expect(JSON.stringify(list)).not.toContain(CLIENT_SECRET);
  });

  it('is logged with the provider, and leaves no name, address or subject in addresses and in the server’s log', async () => {
    const { email, member, person } = await own.newPerson('Öppen kommun', 'admin');
    const browser = own.server.browser();
    const url = await own.start(browser, 'open');
    own.provider.person = person;
    await own.finish(browser, await own.provider.signIn(url));
    const { entries } = await browser.ok(READ_AUDIT, { querystring: { member: member.id } });
    expect(entries.map(({ kind, details }) => ({ kind, details }))).toEqual([
      { kind: 'signin', details: [{ field: 'identity', to: 'open' }] },
      { kind: 'member-changed', details: [{ field: 'identity', to: 'open' }] },
    ]);
    const said = [url, ...own.server.logs].join('\n');
    for (const secret of [email, person.subject, CLIENT_SECRET]) expect(said).not.toContain(secret);
    const { identity_sealed } = await own.server.db
      .selectFrom('members')
      .select('identity_sealed')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(identity_sealed?.includes(person.subject)).toBe(false);
  });

  it.each([
    ['whom nobody knows', { subject: 'a stranger', claims: {} }],
    ['with an address that nobody verified', { verified: false }],
    ['with the address of a member of another organisation', { elsewhere: true }],
  ])(
    'keeps out a person %s',
    async (_who, how: Partial<Person> & { verified?: boolean; elsewhere?: boolean }) => {
      const { email, person } = await own.newPerson(how.elsewhere ? 'Grannkommunen' : 'Öppen kommun');
      const claims = { email, email_verified: how.verified ?? true };
      expect(await own.signIn('open', { ...person, claims, ...how })).toMatchObject(unknown);
    },
  );

  it('matches a member anew when the operator has forgotten whom it was matched to', async () => {
    const { email, member, person } = await own.newPerson('Öppen kommun');
    expect((await own.signIn('open', person)).status).toBe(200);
    const renewed = { ...person, subject: `${person.subject} renewed` };
    expect(await own.signIn('open', renewed)).toMatchObject(unknown);
    await forgetIdentity(own.server.app.services, email);
    expect(await own.signIn('open', renewed)).toMatchObject({ status: 200, body: { id: member.id } });
  });

  it('gives nobody the member to whom somebody moved a sealed subject in the database', async () => {
    const thief = await own.newPerson('Öppen kommun');
    const victim = await own.newPerson('Öppen kommun', 'admin');
    expect((await own.signIn('open', thief.person)).status).toBe(200);
    const { identity_sealed } = await own.server.db
      .selectFrom('members')
      .select('identity_sealed')
      .where('id', '=', thief.member.id)
      .executeTakeFirstOrThrow();
    const write = (id: string, sealed: Buffer | null) =>
      own.server.db.updateTable('members').set({ identity_sealed: sealed }).where('id', '=', id).execute();
    await write(victim.member.id, identity_sealed);
    await write(thief.member.id, null);
    expect(await own.signIn('open', thief.person)).toMatchObject({ body: { id: thief.member.id } });
  });

  it('keeps out a member who is turned off', async () => {
    const admin = await own.server.staff({ organisation: 'Öppen kommun', role: 'admin' });
    const { member, person } = await own.newPerson('Öppen kommun');
    expect((await own.signIn('open', person)).status).toBe(200);
    await admin.call(CHANGE_MEMBER, { params: { id: member.id }, body: { active: false } });
    expect(await own.signIn('open', person)).toMatchObject(unknown);
  });
});

describe('what an organisation demands', () => {
  it('a way of signing in that is strong enough', async () => {
    const { person } = await own.newPerson('Sträng kommun');
    const tooWeak = { status: 403, body: { code: 'identity-too-weak' } };
    const { acr: _strong, ...without } = person;
    expect(await own.signIn('strict', { ...person, acr: 'low' })).toMatchObject(tooWeak);
    expect(await own.signIn('strict', without)).toMatchObject(tooWeak);
    expect((await own.signIn('strict', person)).status).toBe(200);
  });

  it('no passwords: a right one is refused in words, a wrong one as ever, and no link is sent', async () => {
    const { email } = await own.newPerson('Sträng kommun');
    const by = (password: string) => own.server.browser().call(SIGN_IN_STAFF, { body: { email, password } });
    expect(await by(MEMBER_PASSWORD)).toMatchObject({ status: 403, body: { code: 'identity-only' } });
    expect(await by('fel lösenord')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    const tokens = () => own.server.db.selectFrom('reset_tokens').select('token_hash').execute();
    const before = await tokens();
    const body = { email, redirect: `${VIEWER_ORIGIN}/resetpwd` };
    expect((await own.server.browser().call(START_STAFF_RESET, { body })).status).toBe(204);
    expect(await tokens()).toEqual(before);
  });

  it('roles by a claim: the first that fits, changed with the claim, and nobody without one', async () => {
    const { member, person } = await own.newPerson('Rollernas kommun');
    const withRoles = (roles: unknown): Person => ({ ...person, claims: { ...person.claims, roles } });
    const admin = await own.signIn('roles', withRoles(['other', 'lykta', 'lykta-admin']));
    expect(admin).toMatchObject({ status: 200, body: { id: member.id, role: 'admin' } });
    const browser = own.server.browser();
    const worker = await own.signIn('roles', withRoles('lykta'), browser);
    expect(worker.body).toMatchObject({ role: 'worker' });
    expect(await own.signIn('roles', withRoles(['other']))).toMatchObject(unknown);
    expect(await own.signIn('roles', withRoles(undefined))).toMatchObject(unknown);
  });
});

describe('the provider', () => {
  it('changes its key, and the next sign-in works', async () => {
    const { person } = await own.newPerson('Öppen kommun');
    expect((await own.signIn('open', person)).status).toBe(200);
    own.provider.rotateKey();
    expect((await own.signIn('open', person)).status).toBe(200);
  });

  it('is away: who is signed in stays, others are told, and a password still works', async () => {
    const { email, member } = await own.newPerson('Borta kommun');
    const reply = await own.server.browser().call(START_IDENTITY, { body: { provider: 'away' } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'identity-away' } });
    expect((await member.call(READ_STAFF_SESSION)).status).toBe(200);
    const body = { email, password: MEMBER_PASSWORD };
    expect((await own.server.browser().call(SIGN_IN_STAFF, { body })).status).toBe(200);
  });
});
