import { present, type Flags } from '@lykta/domain';
import { REQUEST_FORMS, SAVE_ASKED_ANSWERS, SEND_ANSWERS } from '@lykta/domain/calls';
import { expect } from 'vitest';
import { askedIn, type Asked, type TestCase } from './case.ts';
import { said } from './forms.ts';
import { childrenOf } from './assigned.ts';
import { clientsOf } from './sent-case.ts';
import type { TestChild, TestMember } from './test-server.ts';

type Choices = Parameters<typeof said>[0];

/** Answers that raise no flag, that tell of worries, and that also ask for help. */
export const fine: Choices = { mood: 'good' };
export const worried: Choices = { mood: 'bad', why: 'home', who: 'nobody', where: 'nowhere' };
export const wantsHelp: Choices = { ...worried, why: 'school' };

export const flags = (help: number, worries: number, worse: number): Flags => ({ help, worries, worse });

/** Returns the children in a member's list by their pseudonyms. */
export const codes = async (member: TestMember, query: Record<string, string>) =>
  (await childrenOf(member, query)).map(({ client }) => client);

/** Lets a child send the case's form, or the form of a further request. */
export async function send(child: TestChild, asked: Asked, choices: Choices): Promise<void> {
  await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said(choices) });
  expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
}

/** A child that joins a case and sends at once; returns its pseudonym. */
export async function joinAndSend(testCase: TestCase, choices: Choices): Promise<string> {
  const before = await clientsOf(testCase);
  await send(await testCase.join(), testCase.asked, choices);
  const known = new Set(before.map(({ client }) => client));
  const joined = (await clientsOf(testCase)).find(({ client }) => !known.has(client));
  return present(joined, 'the child that joined').client;
}

/** Asks for the case's form once more; returns the form of the new request. */
export async function askAgain({ worker, invitation, form, asked }: TestCase): Promise<Asked> {
  const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
  const { requests } = await worker.ok(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms } });
  const added = requests.find(({ id }) => id !== asked.requestId);
  return askedIn(invitation, form.metadata.id, present(added, 'the new request').id);
}
