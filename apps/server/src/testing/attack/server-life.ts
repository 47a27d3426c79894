import { type FormRef, StaffInvitation, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_ORGANISATION,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  SIGN_IN,
} from '@lykta/domain/calls';
import { importForm, invite } from '../case.ts';
import { deleteChild } from '../figures.ts';
import { openTestServer, type TestChild, type TestMember, type TestServer } from '../test-server.ts';
import { busyDays, instantOf, type Life, type Sending } from './random-life.ts';

/** An organisation on its own server, whose life is replayed through API calls only. */
export interface LivedOrganisation {
  server: TestServer;
  life: Life;
  form: FormRef;
  admin: TestMember;
  /** A worker of a unit without children, whom the admin moves from unit to unit. */
  mover: TestMember;
  /** The children with an account, by index in the life. */
  children: Map<number, TestChild>;
  invitations: Map<string, StaffInvitation>;
}

const ORGANISATION = 'Livets kommun';

/**
 * Creates the units, imports the form, and creates an invitation for each unit. An invitation has as many requests as
 * the child who sends most.
 */
export async function openLife(life: Life): Promise<LivedOrganisation> {
  const server = await openTestServer({ botCheck: false });
  server.clock.set(instantOf(0).toISOString());
  const organisation = ORGANISATION;
  const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
  const mover = await server.staff({ organisation, unit: 'Ledning' });
  const { metadata } = await importForm(server, admin, life.form);
  const form = { id: metadata.id, version: metadata.version, order: 0 };
  expectStatus(await admin.call(CHANGE_ORGANISATION, { body: { threshold: life.threshold } }), 200);
  const invitations = new Map<string, StaffInvitation>();
  for (const unit of life.units) {
    const worker = await server.staff({ organisation, unit });
    const { id } = await invite(worker, [form], { unit });
    await worker.call(REQUEST_FORMS, { params: { id }, body: { forms: [form] } });
    const reply = await worker.call(REQUEST_FORMS, { params: { id }, body: { forms: [form] } });
    expectStatus(reply, 200);
    invitations.set(unit, StaffInvitation.parse(reply.body));
  }
  return { server, life, form, admin, mover, invitations, children: new Map() };
}

/** Replays the two years; yields each day on which something happened, afterwards. */
export async function* liveDays(organisation: LivedOrganisation): AsyncGenerator<number> {
  const { server, life, children } = organisation;
  for (const day of busyDays(life)) {
    server.clock.set(instantOf(day).toISOString());
    for (const sending of life.sendings.filter((one) => one.day === day)) await send(organisation, sending);
    for (const [place, deleted] of life.deleted) {
      const child = children.get(place);
      if (deleted !== day || !child) continue;
      await signIn(child);
      await deleteChild(child, place % 2 === 0 ? 0 : 1);
    }
    yield day;
  }
}

/** Replays the two years without looking at the days. */
export async function liveThrough(organisation: LivedOrganisation): Promise<void> {
  const days = liveDays(organisation);
  while (!(await days.next()).done);
}

/** Makes a child accept a unit's invitation, if it has not, and answer its next request. */
async function send(organisation: LivedOrganisation, sending: Sending): Promise<void> {
  const { server, life, form, children, invitations } = organisation;
  const earlier = life.sendings.filter(({ child, day }) => child === sending.child && day < sending.day);
  const child = children.get(sending.child) ?? (await server.signUp());
  if (children.has(sending.child)) await signIn(child);
  children.set(sending.child, child);
  const { id, code, requests } = present(invitations.get(sending.unit), 'invitations.get(sending.unit)');
  const inUnit = earlier.filter(({ unit }) => unit === sending.unit).length;
  if (inUnit === 0) expectStatus(await child.call(ACCEPT_INVITATION, { body: { code } }), 204);
  const asked = {
    formId: form.id,
    formVersion: form.version,
    invitationId: id,
    requestId: present(requests[inUnit], 'requests[inUnit]').id,
  };
  expectStatus(
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: { answers: sending.answers, inactive: {} } }),
    200,
  );
  expectStatus(await child.call(SEND_ANSWERS, { params: asked }), 204);
}

async function signIn(child: TestChild): Promise<void> {
  const { username, password } = child;
  expectStatus(await child.call(SIGN_IN, { body: { username, password } }), 200);
}

/** @throws {Error} with the reply, if its status differs */
export function expectStatus({ status, body }: { status: number; body: unknown }, wanted: number): void {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
