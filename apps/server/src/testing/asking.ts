import type { Invitations, StaffInvitation } from '@lykta/domain';
import type { TestCase } from './case.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** The path of an invitation's requests. */
export const requestsPath = ({ invitation }: TestCase) => `/staff/invitations/${invitation.id}/requests`;

/** Sends the case's form as its worker, with a plan. */
export const askWith = (testCase: TestCase, plan: object, by: TestMember = testCase.worker) =>
  by.post(requestsPath(testCase), {
    forms: [{ id: testCase.form.metadata.id, version: 1, order: 0 }],
    ...plan,
  });

/** Sends the case's form; returns the request as staff see it, and the path of a child's answers to it. */
export async function asked(testCase: TestCase, plan: object) {
  const reply = await askWith(testCase, plan);
  if (reply.status !== 200) throw new Error(`not sent: ${JSON.stringify(reply.body)}`);
  const request = (reply.body as StaffInvitation).requests.at(-1)!;
  return { request, answers: answersPath(testCase, request.id) };
}

/** The path of a child's answers to the case's form under a request. */
export const answersPath = ({ form, invitation }: TestCase, request: string) =>
  `/clients/answers/${form.metadata.id}/1/${invitation.id}/${request}`;

/** The case's invitation as its worker sees it, in a new session: days may have passed. */
export async function seen(server: TestServer, { worker, invitation }: TestCase): Promise<StaffInvitation> {
  await server.renew(worker);
  const all = (await worker.get('/staff/invitations')).body as StaffInvitation[];
  const found = all.find(({ id }) => id === invitation.id);
  if (!found) throw new Error('the worker does not see the invitation');
  return found;
}

/** What the case's invitation asks a child now. */
export async function askedOf({ invitation }: TestCase, child: TestChild) {
  const { accepted } = (await child.get('/clients/invitations')).body as Invitations;
  const found = accepted.find(({ id }) => id === invitation.id);
  if (!found) throw new Error('the child does not take part');
  return found;
}
