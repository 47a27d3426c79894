import { Invitations, present, StaffInvitation, type Form, type FormRef } from '@lykta/domain';
import { ACCEPT_INVITATION, CREATE_INVITATION, READ_INVITATIONS } from '@lykta/domain/calls';
import { importForm as importOwnForm } from '../features/staff-forms/forms.ts';
import type { Browser } from './browser.ts';
import { smallForm } from './forms.ts';
import type { MemberOptions } from './staff.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** A form of a request, as calls of a child name it. */
export interface Asked {
  formId: string;
  formVersion: number;
  invitationId: string;
  requestId: string;
}

/** A worker's invitation with a form of the organisation, created through the API. */
export interface TestCase {
  worker: TestMember;
  invitation: StaffInvitation;
  form: Form;
  /** The form under the first request, as calls of a child name it. */
  asked: Asked;
  /** Signs a child up and accepts the invitation. */
  join(): Promise<TestChild>;
}

let cases = 0;

/** Creates a case; each has its own form id. */
export async function openCase(
  server: TestServer,
  options: MemberOptions & { maxClients?: number } = {},
): Promise<TestCase> {
  const { maxClients = 100, ...member } = options;
  const worker = await server.staff(member);
  const form = await importForm(server, worker, smallForm(`form-${(cases += 1)}`));
  const invitation = await invite(worker, [{ id: form.metadata.id, version: 1, order: 0 }], {
    unit: options.unit ?? 'Barn och unga',
    maxClients,
  });
  return {
    worker,
    invitation,
    form,
    asked: askedIn(invitation, form.metadata.id),
    join: async () => {
      const child = await server.signUp();
      const accepted = await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
      if (accepted.status !== 204) throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`);
      return child;
    },
  };
}

/** Names the first version of a form under an invitation; of its first request, where a test does not say. */
export const askedIn = (
  { id, requests }: Pick<StaffInvitation, 'id' | 'requests'>,
  formId: string,
  requestId = present(requests[0], 'requests[0]').id,
): Asked => ({ formId, formVersion: 1, invitationId: id, requestId });

/** Returns a child's invitations. */
export const invitationsOf = async (child: Browser): Promise<Invitations> =>
  Invitations.parse(await child.ok(READ_INVITATIONS));

/** Gives a member's organisation a form, whatever the member may do itself; returns it with its stored id. */
export async function importForm({ app, clock }: TestServer, member: TestMember, form: Form): Promise<Form> {
  const { id } = await importOwnForm(app.services.db, member, form, clock.now());
  return { ...form, metadata: { ...form.metadata, id } };
}

/** Creates an invitation through the API. */
export async function invite(
  worker: TestMember,
  forms: FormRef[],
  {
    unit = 'Barn och unga',
    maxClients = 100,
    ...more
  }: { unit?: string; maxClients?: number; recipients?: string[]; label?: string } = {},
): Promise<StaffInvitation> {
  const reply = await worker.call(CREATE_INVITATION, {
    body: {
      unit,
      maxClients,
      forms,
      ...more,
    },
  });
  if (reply.status !== 200) throw new Error(`no invitation: ${JSON.stringify(reply.body)}`);
  return StaffInvitation.parse(reply.body);
}
