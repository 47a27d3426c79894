import { present } from '@lykta/domain';
import {
  ADD_COMMENT,
  READ_MOODS,
  READ_PROFILE,
  READ_SESSION,
  READ_STAFF_SESSION,
  SIGN_IN,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../admin/backup/backup.ts';
import { restore } from '../admin/backup/restore.ts';
import { forgetSecret } from '../admin/forget-secret.ts';
import { importLegacy } from '../admin/import-legacy.ts';
import { buildApp } from '../app.ts';
import type { App } from '../fastify.ts';
import { readState } from '../features/drafts/history.ts';
import { readDraft } from '../features/drafts/read.ts';
import { seedDemo } from '../seed/demo.ts';
import { CHILDREN } from '../seed/first-children.ts';
import { PASSWORDS, STAFF } from '../seed/people.ts';
import { makeSecret, parseSecrets, type SecretList } from '../security/secrets.ts';
import { createServices } from '../services.ts';
import { createBrowser } from '../testing/browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { invite } from '../testing/case.ts';
import { beginFrom, rename } from '../testing/drafts.ts';
import { smallForm } from '../testing/forms.ts';
import { openInvitationLabel } from '../records/labels.ts';
import { renewStored } from './renew-stored.ts';
import { findMissingSecrets } from './secret-uses.ts';

let server: TestServer;
let folder: string;
let old: SecretList;
let both: SecretList;
let newer: SecretList;
/** A backup taken before there was a newer secret. */
let early: string;

beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-rotation-'));
  old = server.config.secrets;
  newer = parseSecrets(makeSecret().replace('1:', '2:'));
  both = [newer[0], old[0]];
  await seedDemo(server.config, { db: server.db }, server.clock.now());
  early = (await backUp(services(old), path.join(folder, 'early'))).file;
}, 180_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const staff = Object.values(STAFF);

/** Runs work on a server with these secrets and the same database. */
async function under<T>(secrets: SecretList, work: (app: App) => Promise<T>): Promise<T> {
  const config = { ...server.config, secrets };
  const logStream = { write: () => {} };
  const app = await buildApp({ config, database: { db: server.db }, clock: server.clock.now, logStream });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const services = (secrets: SecretList) =>
  createServices({ ...server.config, secrets }, server.db, server.clock.now, server.app.log);

/** Signs everybody of the demo in, opens their own data, and returns the status codes. */
async function everybody(app: App): Promise<number[]> {
  const statuses: number[] = [];
  for (const { phone } of CHILDREN) {
    const browser = createBrowser(app, server.config.origins);
    await browser.call(SIGN_IN, { body: { username: phone, password: PASSWORDS.child } });
    statuses.push((await browser.call(READ_PROFILE)).status, (await browser.call(READ_MOODS)).status);
  }
  for (const { email } of staff) {
    const browser = createBrowser(app, server.config.origins);
    await browser.call(SIGN_IN_STAFF, { body: { email, password: PASSWORDS.staff } });
    statuses.push((await browser.call(READ_STAFF_SESSION)).status);
  }
  return statuses;
}

const allIn = Array.from({ length: 2 * CHILDREN.length + staff.length }, () => 200);

describe('a new secret', () => {
  it('lets everybody in on a server that has it and on one that still lists only the old one', async () => {
    expect(await under(old, everybody)).toEqual(allIn);
    expect(await under([old[0], newer[0]], everybody)).toEqual(allIn);
  });

  it('keeps those who are signed in, children and staff', async () => {
    const child = await server.signUp();
    const worker = await server.staff();
    const kept = await under(both, async (app) => {
      const [one, two] = [
        createBrowser(app, server.config.origins),
        createBrowser(app, server.config.origins),
      ];
      for (const [name, value] of child.cookies) one.cookies.set(name, value);
      for (const [name, value] of worker.cookies) two.cookies.set(name, value);
      return [(await one.call(READ_SESSION)).status, (await two.call(READ_STAFF_SESSION)).status];
    });
    expect(kept).toEqual([200, 200]);
  });

  it('names what would be lost without the old one', async () => {
    const missing = await findMissingSecrets(server.db, newer);
    expect(new Set(missing.map(({ number }) => number))).toEqual(new Set([1]));
    expect(missing.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['usernames', 'passwords', 'members', 'children’s keys', 'sessions']),
    );
  });

  it('moves everything, without anybody signing in; then the old one can go and everybody is let in', async () => {
    const signedIn = await server.signUp();
    const member = await server.staff({ role: 'admin' });
    const factor = {
      totp_sealed: services(old).staffKey.encrypt(member.id, 'a second factor'),
      identity_sealed: services(old).staffKey.encrypt(`${member.id}/identity`, 'a subject'),
    };
    await server.db.updateTable('members').set(factor).where('id', '=', member.id).execute();
    const worker = await server.staff({ organisation: 'Etiketter', unit: 'Norr' });
    const forms = [{ id: 'school', version: 1, order: 0 }];
    const { id: labelled } = await invite(worker, forms, { unit: 'Norr', label: 'A-17' });
    const author = await server.staff({ organisation: 'Etiketter', role: 'author' });
    const draft = await beginFrom(author, smallForm('gammal'));
    await rename(await server.staff({ organisation: 'Etiketter', role: 'author' }), draft, 1, 'Nytt');
    const comment = { params: { id: draft.id }, body: { question: null, text: 'Kvar' } };
    await author.ok(ADD_COMMENT, comment);
    await renewStored(services(both));
    const invitation = await server.db
      .selectFrom('invitations')
      .select(['id', 'unit_id', 'label_sealed'])
      .where('id', '=', labelled)
      .executeTakeFirstOrThrow();
    expect(
      openInvitationLabel(
        services(newer),
        invitation,
        present(invitation.label_sealed, 'invitation.label_sealed'),
      ),
    ).toBe('A-17');
    const { totp_sealed, identity_sealed } = await server.db
      .selectFrom('members')
      .select(['totp_sealed', 'identity_sealed'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(services(newer).staffKey.decrypt(member.id, present(totp_sealed, 'totp_sealed'))).toBe(
      'a second factor',
    );
    expect(
      services(newer).staffKey.decrypt(`${member.id}/identity`, present(identity_sealed, 'identity_sealed')),
    ).toBe('a subject');
    await server.db.deleteFrom('outbox').execute(); // messages are sent or expire
    await server.db.deleteFrom('running_counts').execute(); // a job of the statistics renews them
    // The server knows the address of an invited person who never came only as a mark.
    expect(await findMissingSecrets(server.db, newer)).toEqual([
      { number: 1, what: 'invited addresses', n: 1 },
    ]);
    await under(newer, async (app) => {
      const browser = createBrowser(app, server.config.origins);
      for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
      expect((await browser.call(READ_PROFILE)).status).toBe(200);
      expect(await everybody(app)).toEqual(allIn);
    });
    expect(await readDraft(services(newer), server.db, author, draft.id)).toMatchObject({
      name: 'Nytt',
      draft: { questions: draft.draft.questions },
      comments: [{ text: 'Kvar' }],
    });
    const earlier = { id: draft.id, revision: 1 };
    expect(await readState(services(newer), server.db, author, earlier)).toEqual(draft.draft);
  });

  it('lets everybody in after a backup was put back', async () => {
    const { file } = await backUp(services(newer), folder);
    await restore(services(newer), file);
    expect(await under(newer, everybody)).toEqual(allIn);
  });

  it('erases on demand what only an old number can find, and nothing else', async () => {
    const before = await server.db.selectFrom('accounts').select('id').execute();
    await importLegacy(services(old), 'gammal,hemligt');
    await expect(forgetSecret(services(both), 2)).rejects.toThrow('newest');
    expect(await forgetSecret(services(both), 1)).toEqual({ accounts: 1, addresses: 1 });
    expect(await server.db.selectFrom('accounts').select('id').execute()).toEqual(before);
    expect(await findMissingSecrets(server.db, newer)).toEqual([]);
  });

  it('lets everybody in on two servers at once, each of which thinks another one the newest', async () => {
    const everywhere = await under(both, (one) =>
      under([old[0], newer[0]], async (other) => [
        await everybody(one),
        await everybody(other),
        await everybody(one),
      ]),
    );
    expect(everywhere).toEqual([allIn, allIn, allIn]);
  }, 90_000);

  it('lets everybody in after a backup was put back that is older than it, also when the old one is gone', async () => {
    await restore(services(both), early);
    expect(await under(newer, everybody)).not.toEqual(allIn);
    expect(await under(both, everybody)).toEqual(allIn);
    await renewStored(services(both));
    expect(await under(newer, everybody)).toEqual(allIn);
  }, 90_000);
});
