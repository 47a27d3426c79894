import type { Form, FormRef, StaffForm, StaffInvitation } from '@lykta/domain';
import { smallForm } from './forms.ts';
import type { MemberOptions } from './staff.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** A worker's invitation with a form of the organisation, created through the API. */
export interface TestCase {
  worker: TestMember;
  invitation: StaffInvitation;
  form: Form;
  /** The path of a child's answers to the form under the first request. */
  path: string;
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
  const form = await importForm(worker, smallForm(`form-${(cases += 1)}`));
  const invitation = await invite(worker, [{ id: form.metadata.id, version: 1, order: 0 }], {
    unit: options.unit ?? 'Barn och unga',
    maxClients,
  });
  const [request] = invitation.requests;
  return {
    worker,
    invitation,
    form,
    path: `/clients/answers/${form.metadata.id}/1/${invitation.id}/${request!.id}`,
    join: async () => {
      const child = await server.signUp();
      const accepted = await child.put('/clients/invitations/accepted', { code: invitation.code });
      if (accepted.status !== 204) throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`);
      return child;
    },
  };
}

/** Imports a form through the API; returns it with its stored id. */
export async function importForm(member: TestMember, form: Form): Promise<Form> {
  const { status, body } = await member.post('/staff/forms', form);
  if (status !== 200) throw new Error(`no form: ${JSON.stringify(body)}`);
  return { ...form, metadata: { ...form.metadata, id: (body as StaffForm).id } };
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
  const reply = await worker.post('/staff/invitations', {
    unit,
    maxClients,
    forms,
    ...more,
  });
  if (reply.status !== 200) throw new Error(`no invitation: ${JSON.stringify(reply.body)}`);
  return reply.body as StaffInvitation;
}
