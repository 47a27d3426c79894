import { present, type StaffClient } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  type Target,
} from '@lykta/domain/calls';
import { openCase, type TestCase } from './case.ts';
import { said } from './forms.ts';
import type { TestChild, TestMember, TestServer } from './test-server.ts';

/** A case in which one child has sent its answers: a bad mood, a friend and a home. */
export interface SentCase extends TestCase {
  child: TestChild;
  /** The id of the person that the child named. */
  friend: string;
  /** The child's pseudonym. */
  client: string;
}

const picture = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0]).toString('base64')}`;

export async function openSentCase(server: TestServer, organisation: string): Promise<SentCase> {
  const testCase = await openCase(server, { organisation, unit: 'Norr' });
  const child = await testCase.join();
  const friend = await child.ok(ADD_PERSON, {
    body: { type: 'FRIEND', avatar: { type: 'BINARY', data: picture } },
  });
  const home = await child.ok(ADD_HOUSE, { body: { type: 'ROW_HOUSE', avatar: 'default' } });
  const choices = said({ mood: 'bad', why: 'home', who: ['these', friend], where: ['here', home] });
  await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: choices });
  await child.call(SEND_ANSWERS, { params: testCase.asked });
  const [client] = await clientsOf(testCase);
  return { ...testCase, child, friend, client: present(client, 'the child').client };
}

/** Lists the children of the case's invitation as its worker sees them. */
export async function clientsOf({ worker, invitation }: TestCase): Promise<StaffClient[]> {
  return await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
}

/** Names one child's answers to the case's form, as calls of staff do. */
export function individualOf(
  { form, invitation }: TestCase,
  client: string,
  more: Record<string, string> = {},
): Target<typeof READ_STAFF_ANSWERS> {
  const querystring = { format: 'answers', invitation: invitation.id, client, ...more };
  return { params: { formId: form.metadata.id, formVersion: 1 }, querystring };
}

/** Gives a member's reason to open a child's answers. */
export function giveReason({ invitation }: TestCase, member: TestMember, client: string) {
  return member.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: 'Inför mötet' } });
}
