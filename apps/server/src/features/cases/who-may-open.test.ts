import { StaffInvitation, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  ADD_MEMBER,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  CREATE_INVITATION,
  EXPORT_STAFF_ANSWERS,
  GIVE_REASON,
  HAND_OVER_CASES,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  READ_AUDIT,
  READ_NEWS,
  READ_ORGANISATION,
  READ_STAFF_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign, childrenOf, openAssigned, type AssignedCase, workersOf } from '../../testing/assigned.ts';
import { attacks, saidIn } from '../../testing/case-attacks.ts';
import { LABEL, setLabel } from '../../testing/labels.ts';
import { giveReason, individualOf } from '../../testing/sent-case.ts';
import { renewMember } from '../../testing/staff.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** Opens the answers as after giving a reason; returns the status of each step. */
async function opens(of: AssignedCase, member: TestMember): Promise<number[]> {
  await renewMember(server.app.services, member);
  const { status } = await giveReason(of, member, of.client);
  return [status, (await member.call(READ_STAFF_ANSWERS, individualOf(of, of.client))).status];
}

describe('in a unit where only those who work with a case open it', () => {
  it('whoever made the invitation is responsible and opens it; a colleague does not', async () => {
    const of = await openAssigned(server, 'Ansvar');
    expect(await opens(of, of.worker)).toEqual([204, 200]);
    expect(await opens(of, of.colleague)).toEqual([403, 403]);
    expect(await childrenOf(of.worker)).toMatchObject([
      { part: 'responsible', responsible: 'Kim Andersson' },
    ]);
    const [seen] = await childrenOf(of.colleague);
    expect(seen).toMatchObject({ client: of.client, emergencyOnly: true, responsible: 'Kim Andersson' });
    expect(seen).not.toHaveProperty('part');
  });

  it('a colleague who asks every call learns no answer, no label and no figure, and changes nothing', async () => {
    const of = await openAssigned(server, 'Kollega');
    await setLabel(of.worker, { label: LABEL }, of.invitation.id, of.client);
    await setLabel(of.worker, { label: LABEL }, of.invitation.id);
    // An earlier reason, from when the unit was open, opens nothing any more.
    const admin = await server.staff({ organisation: 'Kollega', unit: 'Ledning', role: 'admin' });
    const setUnit = (access: string) =>
      admin.call(CHANGE_ORGANISATION, { body: { unitAccess: { unit: 'Norr', access } } });
    expect((await setUnit('unit')).status).toBe(200);
    expect((await giveReason(of, of.colleague, of.client)).status).toBe(204);
    expect((await setUnit('assigned')).status).toBe(200);
    for (const [what, attack] of attacks(of)) {
      const { status, body } = await attack(of.colleague);
      expect(JSON.stringify(body), what).not.toContain(LABEL);
      expect(saidIn(body), what).not.toMatch(/"(bad|home|these)"/);
      expect(saidIn(body), what).not.toContain('"flags"');
      if (!/figures|list|children|invitations|search|news|notices|colleagues/.test(what))
        expect([400, 403], what).toContain(status);
    }
    const stats = {
      params: { formId: of.form.metadata.id, formVersion: 1 },
      querystring: { format: 'stats' },
    };
    expect((await of.colleague.call(READ_STAFF_ANSWERS, stats)).body).toMatchObject({
      data: { metadata: { clientCount: 0 }, reasonNeeded: [] },
    });
    const file = (member: TestMember) => member.call(EXPORT_STAFF_ANSWERS, stats);
    const south = await server.staff({ organisation: 'Kollega', unit: 'Söder' });
    await giveReason(of, of.worker, of.client);
    expect((await file(of.colleague)).body).toEqual((await file(south)).body);
    expect((await file(of.colleague)).body).not.toEqual((await file(of.worker)).body);
    expect(await childrenOf(of.worker)).toMatchObject([{ label: LABEL, part: 'responsible' }]);
  });

  it('nothing of a child is unread for a colleague, and all of it for who works with it', async () => {
    const of = await openAssigned(server, 'Olästa');
    const unread = async (member: TestMember) => [
      (await member.ok(READ_NEWS)).unopened,
      (await member.ok(LIST_STAFF_CHILDREN, { querystring: { state: 'unread' } })).clients.length,
    ];
    expect(await unread(of.worker)).toEqual([1, 1]);
    expect(await unread(of.colleague)).toEqual([0, 0]);
  });

  it('a co-worker opens it, and sees who has read and the label', async () => {
    const of = await openAssigned(server, 'Medarbetare');
    await opens(of, of.worker);
    await setLabel(of.worker, { label: LABEL }, of.invitation.id, of.client);
    expect((await assign(of, { coworkers: [of.colleague.id] })).status).toBe(200);
    expect(await childrenOf(of.colleague)).toMatchObject([
      { part: 'coworker', label: LABEL, sent: [{ opened: false, readers: [{ name: 'Kim Andersson' }] }] },
    ]);
    expect(await opens(of, of.colleague)).toEqual([204, 200]);
    const search = await of.colleague.call(SEARCH_STAFF_CHILDREN, { body: { search: '0412' } });
    expect(search.body).toMatchObject({ clients: [{ client: of.client }] });
    expect(
      (
        await of.colleague.call(READ_STAFF_ANSWERS, {
          params: { formId: of.form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats' },
        })
      ).body,
    ).toMatchObject({ data: { metadata: { clientCount: 1 } } });
  });

  it('a deputy opens it from the first day to the last, and not on the day after', async () => {
    const of = await openAssigned(server, 'Ersättare');
    const deputies = [{ id: of.colleague.id, from: '2026-12-01', to: '2026-12-03' }];
    expect((await assign(of, { deputies })).status).toBe(200);
    const at = async (day: string) => {
      server.clock.set(`${day}T09:00:00.000Z`);
      return opens(of, of.colleague);
    };
    expect(await at('2026-11-30')).toEqual([403, 403]);
    expect(await at('2026-12-01')).toEqual([204, 200]);
    expect(await at('2026-12-03')).toEqual([204, 200]);
    expect(await at('2026-12-04')).toEqual([403, 403]);
    for (const [what, attack] of attacks(of)) {
      expect(saidIn((await attack(of.colleague)).body), what).not.toMatch(/"(bad|home|these)"/);
    }
    server.clock.set('2026-11-20T12:00:00.000Z');
  });

  it('a worker who is moved to another unit opens nothing of the first one', async () => {
    const of = await openAssigned(server, 'Flyttad');
    await assign(of, { coworkers: [of.colleague.id] });
    expect(await opens(of, of.colleague)).toEqual([204, 200]);
    const admin = await server.staff({ organisation: 'Flyttad', unit: 'Ledning', role: 'admin' });
    expect(
      (await admin.call(CHANGE_MEMBER, { params: { id: of.colleague.id }, body: { units: ['Söder'] } }))
        .status,
    ).toBe(200);
    expect(await opens(of, of.colleague)).toEqual([404, 404]);
    expect(await childrenOf(of.colleague)).toEqual([]);
    expect(JSON.stringify(await workersOf(of, of.worker))).toContain('"away":true');
  });

  it('an admin assigns a case and does not open it', async () => {
    const of = await openAssigned(server, 'Ledning');
    const admin = await server.staff({ organisation: 'Ledning', unit: 'Ledning', role: 'admin' });
    expect(await opens(of, admin)).toEqual([403, 403]);
    expect((await assign(of, { responsible: of.colleague.id }, admin)).status).toBe(200);
    expect(await opens(of, of.colleague)).toEqual([204, 200]);
    expect(await opens(of, of.worker)).toEqual([403, 403]);
    const log = await admin.ok(READ_AUDIT, { querystring: { kind: 'case-changed' } });
    expect(log.entries).toMatchObject([{ client: of.client, subject: { id: of.colleague.id } }]);
  });

  it('an admin’s invitation has nobody responsible until the admin says who', async () => {
    const of = await openAssigned(server, 'Ingen');
    const admin = await server.staff({ organisation: 'Ingen', unit: 'Ledning', role: 'admin' });
    const forms = [{ id: of.form.metadata.id, version: 1, order: 0 }];
    const made = await admin.call(CREATE_INVITATION, { body: { unit: 'Norr', maxClients: 2, forms } });
    const { code, id } = StaffInvitation.parse(made.body);
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code } });
    const [client] = await admin.ok(LIST_INVITATION_CLIENTS, { params: { id } });
    const given = { invitation: id, client: present(client, 'client').client, reason: 'Samtal' };
    expect((await of.worker.call(GIVE_REASON, { body: given })).status).toBe(403);
    const handed = {
      to: of.worker.id,
      cases: [{ invitation: id, client: present(client, 'client').client }],
      coming: true,
    };
    expect((await of.worker.call(HAND_OVER_CASES, { body: handed })).status).toBe(403);
    expect((await admin.call(HAND_OVER_CASES, { body: handed })).status).toBe(204);
    expect((await of.worker.call(GIVE_REASON, { body: given })).status).toBe(204);
  });

  it('an admin and a manager name who is responsible from the start; a worker names no colleague', async () => {
    const of = await openAssigned(server, 'Namngiven');
    const forms = [{ id: of.form.metadata.id, version: 1, order: 0 }];
    const invite = (by: TestMember, responsible: string) =>
      by.call(CREATE_INVITATION, { body: { unit: 'Norr', maxClients: 2, forms, responsible } });
    const admin = await server.staff({ organisation: 'Namngiven', unit: 'Ledning', role: 'admin' });
    const manager = await server.staff({ organisation: 'Namngiven', unit: 'Norr', role: 'manager' });
    const stranger = await server.staff({ organisation: 'Namngiven', unit: 'Söder' });
    for (const by of [admin, manager]) {
      const { code, id } = StaffInvitation.parse((await invite(by, of.colleague.id)).body);
      const child = await server.signUp();
      await child.call(ACCEPT_INVITATION, { body: { code } });
      const [client] = await of.colleague.ok(LIST_INVITATION_CLIENTS, { params: { id } });
      expect(client).toMatchObject({ part: 'responsible', responsible: 'Kim Andersson' });
      for (const wrong of [stranger, manager, admin]) expect((await invite(by, wrong.id)).status).toBe(400);
    }
    expect((await invite(of.worker, of.colleague.id)).status).toBe(403);
    expect((await invite(of.worker, of.worker.id)).status).toBe(200);
  });
});

describe('a unit', () => {
  it('is new with only those who work with a case, and only an admin changes that', async () => {
    const admin = await server.staff({ organisation: 'Enheter', unit: 'Norr', role: 'admin' });
    const worker = await server.staff({ organisation: 'Enheter', unit: 'Norr' });
    const fresh = { email: 'ny.enhet@kommun.example', name: 'Ny', role: 'worker', units: ['Öster'] };
    expect((await admin.call(ADD_MEMBER, { body: fresh })).status).toBe(200);
    expect((await admin.call(READ_ORGANISATION)).body).toMatchObject({
      unitAccess: [
        { unit: 'Norr', access: 'unit' },
        { unit: 'Öster', access: 'assigned' },
      ],
    });
    const change = { unitAccess: { unit: 'Öster', access: 'unit' } };
    expect((await worker.call(CHANGE_ORGANISATION, { body: change })).status).toBe(403);
    const other = await server.staff({ organisation: 'Andra enheter', unit: 'Väst', role: 'admin' });
    expect((await other.call(CHANGE_ORGANISATION, { body: change })).status).toBe(400);
    expect((await admin.call(CHANGE_ORGANISATION, { body: change })).status).toBe(200);
    const log = await admin.ok(READ_AUDIT, { querystring: { kind: 'settings-changed' } });
    expect(log.entries[0]?.details).toEqual([
      { field: 'unit', to: 'Öster' },
      { field: 'access', from: 'assigned', to: 'unit' },
    ]);
  });
});
