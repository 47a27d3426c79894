import { staffRoleNames, StaffInvitation, type StaffRole, present } from '@lykta/domain';
import {
  ADD_COMMENT,
  ADD_HOUSE,
  ADD_PERSON,
  CLOSE_SITTING,
  CHANGE_PASSWORD,
  CREATE_SHARE,
  DELETE_ACCOUNT,
  JOIN_SITTING,
  LIST_INVITATION_CLIENTS,
  LOCK_NOW,
  OPEN_SHARE,
  REQUEST_FORMS,
  REVOKE_SHARE,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SEND_ANSWERS,
  SET_BIRTH_YEAR,
  SET_LOCK,
  SET_NOTIFICATION_TOKEN,
  SIGN_IN_LEGACY,
  SIGN_OUT,
  START_SITTING,
} from '@lykta/domain/calls';
import { importLegacy } from '../admin/import-legacy.ts';
import { cookies } from '../security/cookies.ts';
import { createResetToken } from '../security/reset-tokens.ts';
import { startStaffSession } from '../security/staff-sessions.ts';
import type { Browser } from './browser.ts';
import { invite, openCase } from './case.ts';
import { beginFrom, rename } from './drafts.ts';
import { said, smallForm } from './forms.ts';
import { sentToken, verify } from './sent.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** A small world in which every kind of data exists at least once, all created through the API. */
export interface World {
  server: TestServer;
  /** The child who owns everything below. */
  anna: TestChild;
  annaId: string;
  personId: string;
  houseId: string;
  shareId: string;
  shareKey: string;
  /** A requested form that Anna has sent, and one that she has not. */
  formId: string;
  invitationId: string;
  code: string;
  requestId: string;
  unsentRequestId: string;
  pendingId: string;
  /** Anna's pseudonym under that invitation. */
  clientId: string;
  memberId: string;
  worker: TestMember;
  /** A sitting of Anna's unsent form whose code nobody has typed, and that code. */
  sittingId: string;
  sittingCode: string;
  /** A draft, one that is finished, and one that two have written on, with a comment of the worker's. */
  draftId: string;
  commentId: string;
  finishedDraftId: string;
  olderDraftId: string;
}

/** Every kind of caller; each is a browser with that person's cookies or tokens. */
export type Actors = Record<
  | 'anonymous'
  | 'anna'
  | 'bo'
  | 'signedOut'
  | 'deleted'
  | 'legacy'
  | 'locked'
  | 'shareLive'
  | 'shareExpired'
  | 'shareRevoked'
  | 'sitting'
  | 'sittingClosed'
  | 'resetToken'
  | 'undoToken'
  // A member of each role, in the unit of the case.
  | StaffRole
  | 'otherUnit'
  | 'otherOrganisation'
  | 'otherAdmin'
  | 'enrolling',
  Browser
>;

const UNIT = { organisation: 'Ankeborgs kommun', unit: 'Norr' };

export async function createWorld(server: TestServer, unit = UNIT): Promise<World> {
  const { worker, invitation, form, asked, join } = await openCase(server, unit);
  const anna = await join();
  const now = server.clock.now().toISOString();
  await anna.call(SAVE_MOOD, { body: { timestamp: now, level0: 4, level1: [] } });
  await anna.call(SET_BIRTH_YEAR, { body: { birthYear: 2014 } });
  const personId = String(
    (await anna.call(ADD_PERSON, { body: { type: 'MOTHER', avatar: 'default' } })).body,
  );
  const houseId = String(
    (await anna.call(ADD_HOUSE, { body: { type: 'APARTMENT', avatar: 'default' } })).body,
  );
  await anna.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push', deviceId: 'phone', language: 'sv' } });
  await anna.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
  await anna.call(SEND_ANSWERS, { params: asked, body: {} });
  const formId = form.metadata.id;
  const forms = [{ id: formId, version: 1, order: 0 }];
  const more = await worker.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms } });
  const { requests } = StaffInvitation.parse(more.body);
  const sent = present(invitation.requests[0], 'invitation.requests[0]').id;
  await verify(server, anna);
  const pending = await invite(worker, forms, { unit: unit.unit, recipients: [anna.username] });
  const [client] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
  const drafts = await beginDrafts(server, unit, worker);
  const share = await anna.ok(CREATE_SHARE, { body: { name: 'Mormor', sections: ['profile'] } });
  const unsentRequestId = present(
    requests.find(({ id }) => id !== sent),
    'requests.find(({ id }) => id == sent)',
  ).id;
  const clientId = present(client, 'client').client;
  const waiting = await startSitting({
    worker,
    invitationId: invitation.id,
    clientId,
    formId,
    unsentRequestId,
  });
  return {
    server,
    anna,
    annaId: anna.id,
    personId,
    houseId,
    shareId: share.id,
    shareKey: share.token,
    formId,
    invitationId: invitation.id,
    code: invitation.code,
    requestId: sent,
    unsentRequestId,
    pendingId: pending.id,
    clientId,
    memberId: worker.id,
    worker,
    sittingId: waiting.id,
    sittingCode: waiting.code,
    ...drafts,
  };
}

type Sat = Pick<World, 'worker' | 'invitationId' | 'clientId' | 'formId' | 'unsentRequestId'>;

/** Opens Anna's unsent form, to be answered together. */
const startSitting = ({ worker, invitationId, clientId, formId, unsentRequestId }: Sat) =>
  worker.ok(START_SITTING, {
    params: { id: invitationId, client: clientId },
    body: { request: unsentRequestId, form: { id: formId, version: 1 } },
  });

/** Begins three drafts, and has a second author write on one of them, and the worker comment on it. */
async function beginDrafts(server: TestServer, unit: typeof UNIT, worker: TestMember) {
  const [author, second] = [
    await server.staff({ ...unit, role: 'author' }),
    await server.staff({ ...unit, role: 'author' }),
  ];
  const [draft, finished, older] = [
    await beginFrom(author, smallForm('utkast')),
    await beginFrom(author, smallForm('klart')),
    await beginFrom(author, smallForm('aldre')),
  ];
  await rename(second, older, 1, 'Nytt namn');
  const comment = { question: null, text: 'Bra så.' };
  const { id: commentId } = await worker.ok(ADD_COMMENT, { params: { id: older.id }, body: comment });
  return { draftId: draft.id, commentId, finishedDraftId: finished.id, olderDraftId: older.id };
}

export async function createActors(world: World): Promise<Actors> {
  const { server, anna, worker, shareKey } = world;
  const signedOut = await server.signUp();
  await ended(signedOut, () => signedOut.call(SIGN_OUT, { body: {} }));
  const deleted = await server.signUp();
  await ended(deleted, () =>
    deleted.call(DELETE_ACCOUNT, { params: { id: deleted.id }, querystring: { keepAnswers: '0' } }),
  );
  const enrolling = await server.staff(UNIT);
  const fresh = await startStaffSession(server.app.services, server.db, enrolling.id, { enrolling: true });
  enrolling.cookies.set(cookies.staff, fresh);
  const expires = new Date(server.clock.now().getTime() + 60_000);
  return {
    anonymous: server.browser(),
    anna,
    bo: await server.signUp(),
    signedOut,
    deleted,
    legacy: await signInLegacy(server),
    locked: await signUpLocked(server),
    ...(await shareReaders(server, anna, shareKey)),
    ...(await sitters(world)),
    resetToken: bearer(
      server,
      await createResetToken(server.app.services, server.db, { account_id: anna.id }, expires),
    ),
    undoToken: bearer(server, await changedPassword(server)),
    ...(await membersByRole(server)),
    worker,
    otherUnit: await server.staff({ ...UNIT, unit: 'Söder' }),
    otherOrganisation: await server.staff({ organisation: 'Gåseborg', unit: 'Norr' }),
    otherAdmin: await server.staff({ organisation: 'Gåseborg', unit: 'Norr', role: 'admin' }),
    enrolling,
  };
}

/** Creates a member of the unit for each role. */
async function membersByRole(server: TestServer): Promise<Record<StaffRole, Browser>> {
  const members = staffRoleNames.map(async (role): Promise<[StaffRole, Browser]> => [
    role,
    await server.staff({ ...UNIT, role }),
  ]);
  return Object.fromEntries(await Promise.all(members)) as Record<StaffRole, Browser>;
}

const bearer = (server: TestServer, token: string) => server.browser({ authorization: `Bearer ${token}` });

/** Ends a session and then restores the old cookie, as a thief would. */
async function ended(browser: Browser, end: () => Promise<unknown>): Promise<void> {
  const cookies = [...browser.cookies];
  await end();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
}

async function shareReaders(server: TestServer, anna: TestChild, liveKey: string) {
  const read = async (key: string) => (await server.browser().ok(OPEN_SHARE, { body: { key } })).token;
  const make = async () => await anna.ok(CREATE_SHARE, { body: { name: 'x', sections: ['HELP'] } });
  const revoked = await make();
  const revokedToken = await read(revoked.token);
  await anna.call(REVOKE_SHARE, { params: { id: revoked.id } });
  const expired = await make();
  const expiredToken = await read(expired.token);
  const past = new Date(server.clock.now().getTime() - 1000);
  // The state after the clean-up job: what a link shows is bound to its expiry.
  await server.db
    .updateTable('shares')
    .set({ expires: past, sealed: null })
    .where('id', '=', expired.id)
    .execute();
  return {
    shareLive: bearer(server, await read(liveKey)),
    shareExpired: bearer(server, expiredToken),
    shareRevoked: bearer(server, revokedToken),
  };
}

/** Devices on which a form is open, and on which one was closed. */
async function sitters(world: World) {
  const { server } = world;
  const join = async () => {
    const { code } = await startSitting(world);
    return bearer(server, (await server.browser().ok(JOIN_SITTING, { body: { code } })).token);
  };
  const closed = await join();
  await closed.ok(CLOSE_SITTING);
  return { sitting: await join(), sittingClosed: closed };
}

async function signInLegacy(server: TestServer): Promise<Browser> {
  const [login] = await importLegacy(server.app.services, 'kalle,bob');
  const browser = server.browser();
  const body = { username: 'kalle', password: 'bob', invitationCode: present(login, 'login').link };
  const reply = await browser.call(SIGN_IN_LEGACY, { body });
  if (reply.status !== 200) throw new Error(`legacy sign-in failed: ${JSON.stringify(reply.body)}`);
  return browser;
}

/** Creates a child whose app is locked. */
async function signUpLocked(server: TestServer): Promise<Browser> {
  const child = await server.signUp();
  await child.call(SET_LOCK, { body: { pin: '1234' } });
  await child.call(LOCK_NOW);
  return child;
}

/** Changes a child's password and returns the token of the undo link that was sent. */
async function changedPassword(server: TestServer): Promise<string> {
  const child = await server.signUp();
  await child.call(CHANGE_PASSWORD, { body: { password: 'ett annat lösenord 2' } });
  return sentToken(server, child.username);
}
