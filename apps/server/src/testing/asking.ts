import { StaffInvitation, present } from '@lykta/domain';
import { LIST_STAFF_INVITATIONS, REQUEST_FORMS } from '@lykta/domain/calls';
import { askedIn, invitationsOf, type Asked, type TestCase } from './case.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** Sends the case's form as its worker, with a plan. */
export const askWith = (testCase: TestCase, plan: object, by: TestMember = testCase.worker) =>
  by.call(REQUEST_FORMS, {
    params: { id: testCase.invitation.id },
    body: { forms: [{ id: testCase.form.metadata.id, version: 1, order: 0 }], ...plan },
  });

/** Sends the case's form; returns the request as staff see it, and the form as a child's calls name it. */
export async function asked(testCase: TestCase, plan: object) {
  const reply = await askWith(testCase, plan);
  if (reply.status !== 200) throw new Error(`not sent: ${JSON.stringify(reply.body)}`);
  const request = present(StaffInvitation.parse(reply.body).requests.at(-1), 'StaffInvitation.parse(…)');
  return { request, answers: askedUnder(testCase, request.id) };
}

/** Names the case's form under a request, as a child's calls do. */
export const askedUnder = ({ form, invitation }: TestCase, request: string): Asked =>
  askedIn(invitation, form.metadata.id, request);

/** The case's invitation as its worker sees it, in a new session: days may have passed. */
export async function seen(server: TestServer, { worker, invitation }: TestCase): Promise<StaffInvitation> {
  await server.renew(worker);
  const all = await worker.ok(LIST_STAFF_INVITATIONS);
  const found = all.find(({ id }) => id === invitation.id);
  if (!found) throw new Error('the worker does not see the invitation');
  return found;
}

/** What the case's invitation asks a child now. */
export async function askedOf({ invitation }: TestCase, child: TestChild) {
  const { accepted } = await invitationsOf(child);
  const found = accepted.find(({ id }) => id === invitation.id);
  if (!found) throw new Error('the child does not take part');
  return found;
}
