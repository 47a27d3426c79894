import { StaffClient, StatsAnswers } from '@lykta/domain';
import {
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { publishFigures } from '../features/statistics/publish.ts';
import type { TableRules } from '../features/statistics/publishing/rules.ts';
import { createCountKeys } from '../security/count-keys.ts';
import { createKeyRing } from '../security/child-key.ts';
import type { Asked, TestCase } from './case.ts';
import { said } from './forms.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** Returns the services of a test server that counting and publishing need. */
export function figureServices({ db, clock, config: { secrets } }: TestServer) {
  return {
    db,
    clock: clock.now,
    keyRing: createKeyRing(secrets),
    countKeys: createCountKeys(secrets),
  };
}

/** Runs the background job's publication now. */
export const publish = (server: TestServer, rules?: TableRules) =>
  publishFigures(figureServices(server), rules);

export function statsOf(member: TestMember, { form }: TestCase, query: Record<string, string>) {
  return member.call(READ_STAFF_ANSWERS, {
    params: { formId: form.metadata.id, formVersion: 1 },
    querystring: { format: 'stats', ...query },
  });
}

/** Returns the figures of a reply that must be successful. */
export async function figuresOf(...args: Parameters<typeof statsOf>): Promise<StatsAnswers['data']> {
  const { status, body } = await statsOf(...args);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return StatsAnswers.parse(body).data;
}

/** Lets a child answer how it is and send the form; a bad mood leads to the rest of the form. */
export async function sendMood(child: TestChild, asked: Asked, mood: 'good' | 'bad'): Promise<void> {
  const rest = { why: 'home', who: 'nobody', where: 'nowhere' };
  await child.call(SAVE_ASKED_ANSWERS, {
    params: asked,
    body: said(mood === 'good' ? { mood } : { mood, ...rest }),
  });
  const reply = await child.call(SEND_ANSWERS, { params: asked });
  if (reply.status !== 204) throw new Error(JSON.stringify(reply.body));
}

/** Lets one child per mood accept and send. */
export async function sendAll(testCase: TestCase, moods: readonly ('good' | 'bad')[]): Promise<TestChild[]> {
  const children: TestChild[] = [];
  for (const mood of moods) {
    const child = await testCase.join();
    await sendMood(child, testCase.asked, mood);
    children.push(child);
  }
  return children;
}

/** Gives a reason to read every child of the case's invitation. */
export async function giveReasons({ worker, invitation }: TestCase): Promise<void> {
  const clients = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
  for (const { client } of StaffClient.array().parse(clients.body)) {
    await worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: 'Inför mötet' } });
  }
}

/** Deletes the child's account through the child's own call. */
export async function deleteChild(child: TestChild, keepAnswers: 0 | 1): Promise<void> {
  await child.call(CONFIRM_PASSWORD, { body: { password: child.password } });
  const reply = await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers } });
  if (reply.status !== 204) throw new Error(JSON.stringify(reply.body));
}
