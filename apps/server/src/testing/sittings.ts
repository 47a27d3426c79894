import { present, type SittingContent } from '@lykta/domain';
import { JOIN_SITTING, LIST_INVITATION_CLIENTS, SAVE_SITTING, START_SITTING } from '@lykta/domain/calls';
import type { Browser } from './browser.ts';
import type { TestCase } from './case.ts';
import { said } from './forms.ts';
import type { TestServer } from './test-server.ts';

/** A form that a worker has opened for a child, and the device on which it is open. */
interface TestSitting {
  id: string;
  code: string;
  token: string;
  device: Browser;
}

/** Returns the pseudonym of the child who accepted last. */
export async function lastClient({ worker, invitation }: TestCase): Promise<string> {
  const clients = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
  return present(clients.at(-1), 'the child who accepted last').client;
}

/** What a worker sends to open the case's form for a child. */
export const opening = ({ invitation, asked }: TestCase, client: string) => ({
  params: { id: invitation.id, client },
  body: { request: asked.requestId, form: { id: asked.formId, version: asked.formVersion } },
});

/** Opens the case's form for a child, and types the code on a device. */
export async function sitDown(server: TestServer, of: TestCase, client: string): Promise<TestSitting> {
  const { id, code } = await of.worker.ok(START_SITTING, opening(of, client));
  const { token } = await server.browser().ok(JOIN_SITTING, { body: { code } });
  return { id, code, token, device: server.browser({ authorization: `Bearer ${token}` }) };
}

/** What is said in a sitting, with the persons and homes that were named in it. */
export const saidTogether = (
  choices: Parameters<typeof said>[0],
  named: Partial<Pick<SittingContent, 'persons' | 'houses'>> = {},
): SittingContent => ({ ...said(choices), persons: {}, houses: {}, ...named });

/** Answers the case's form in a sitting. */
export const answerIn = ({ device }: TestSitting, mood = 'good') =>
  device.ok(SAVE_SITTING, { body: saidTogether({ mood }) });
