import type { StaffClient } from '@lykta/domain';
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
  const add = async (kind: string, body: object) =>
    (await child.post(`/clients/profile/${kind}`, body)).body as string;
  const friend = await add('persons', { type: 'FRIEND', avatar: { type: 'BINARY', data: picture } });
  const home = await add('houses', { type: 'ROW_HOUSE', avatar: 'default' });
  const choices = said({ mood: 'bad', why: 'home', who: ['these', friend], where: ['here', home] });
  await child.put(testCase.path, choices);
  await child.put(`${testCase.path}/save`);
  const [client] = await clientsOf(testCase);
  return { ...testCase, child, friend, client: client!.client };
}

/** Lists the children of the case's invitation as its worker sees them. */
export async function clientsOf({ worker, invitation }: TestCase): Promise<StaffClient[]> {
  return (await worker.get(`/staff/invitations/${invitation.id}/clients`)).body as StaffClient[];
}

/** Returns the path of one child's answers to the case's form. */
export function individualPath(
  { form, invitation }: TestCase,
  client: string,
  more: Record<string, string> = {},
): string {
  const query = { format: 'answers', invitation: invitation.id, client, ...more };
  return `/staff/answers/${form.metadata.id}/1?${new URLSearchParams(query)}`;
}

/** Gives a member's reason to open a child's answers. */
export function giveReason({ invitation }: TestCase, member: TestMember, client: string) {
  return member.post('/staff/readings', { invitation: invitation.id, client, reason: 'Inför mötet' });
}
