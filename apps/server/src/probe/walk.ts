import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PutAnswers } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_ACCOUNT,
  CREATE_INVITATION,
  DELETE_ACCOUNT,
  GIVE_REASON,
  IS_READY,
  LIST_INVITATION_CLIENTS,
  READ_CHALLENGE,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SEND_ANSWERS,
  SET_STAFF_TOTP,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { authenticatorCode } from '../security/authenticator.ts';
import { answerChallenge } from '../security/answer-challenge.ts';
import { ProbeCaller, type Place } from './caller.ts';
import { UNIT, type ProbeMember } from './operator.ts';
import { meetingAnswers, meetingForm } from './meeting-form.ts';

/** Runs one step of the walk, and notes how long it took. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** For how long, and how often, the walk asks whether the service is ready before it fails. */
export interface Patience {
  forMs: number;
  pauseMs: number;
}

const REASON = 'Prov av tjänsten';

/**
 * Walks the main job of the product through a running service: a worker invites, a child answers and sends, the worker
 * reads, and the child deletes the account.
 * @throws {Error} at the first step that fails
 */
export async function walk(
  place: Place,
  member: ProbeMember,
  { clock, step, patience }: { clock: () => Date; step: Step; patience: Patience },
): Promise<void> {
  const worker = new ProbeCaller(place);
  const child = new ProbeCaller(place);
  const { email, password } = member;
  await step('ready', () => untilReady(worker, patience));
  await step('worker signs in', async () => {
    const { enrol } = await worker.call(SIGN_IN_STAFF, { body: { email, password } });
    if (!enrol) return;
    const offered = await worker.call(SET_STAFF_TOTP, { body: {} });
    if (!('secret' in offered)) throw new Error('no second factor was offered');
    await worker.call(SET_STAFF_TOTP, { body: { code: authenticatorCode(offered.secret, clock()) } });
  });
  const forms = [{ ...meetingForm, order: 0 }];
  const invitation = await step('worker invites', () =>
    worker.call(CREATE_INVITATION, { body: { unit: UNIT, maxClients: 1, forms } }),
  );
  const account = await step('child creates an account', async () => {
    const challenge = await child.call(READ_CHALLENGE, { querystring: { purpose: 'create' } });
    const name = `${randomBytes(12).toString('hex')}@lykta.invalid`;
    const secret = randomBytes(24).toString('base64url');
    const altcha = answerChallenge(challenge);
    return child.call(CREATE_ACCOUNT, { body: { username: name, password: secret, altcha } });
  });
  const params = {
    formId: meetingForm.id,
    formVersion: meetingForm.version,
    invitationId: invitation.id,
    requestId: invitation.requests[0]!.id,
  };
  await step('child answers and sends', async () => {
    await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
    const mood = { timestamp: clock().toISOString(), level0: 3, level1: [] };
    await child.call(SAVE_MOOD, { body: mood });
    await child.call(SAVE_ASKED_ANSWERS, { params, body: answersAt(clock()) });
    await child.call(SEND_ANSWERS, { params });
  });
  await step('worker reads', async () => {
    const [found] = await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    if (!found) throw new Error('the worker sees no child');
    const { client } = found;
    await worker.call(GIVE_REASON, { body: { invitation: invitation.id, client, reason: REASON } });
    const read = await worker.call(READ_STAFF_ANSWERS, {
      params: { formId: meetingForm.id, formVersion: meetingForm.version },
      querystring: { format: 'answers', invitation: invitation.id, client },
    });
    if (!JSON.stringify(read).includes(`"${meetingAnswers.reach}"`))
      throw new Error('the answer is not there');
  });
  await step('child deletes the account', () =>
    child.call(DELETE_ACCOUNT, { params: { id: account.id }, querystring: { keepAnswers: '0' } }),
  );
}

/** Waits for a service whose server is just stopping or starting: an upgrade must not wake anybody. */
async function untilReady(caller: ProbeCaller, { forMs, pauseMs }: Patience): Promise<void> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      await caller.call(IS_READY);
      return;
    } catch (error) {
      if (performance.now() >= end) throw error;
    }
    await delay(pauseMs);
  }
}

/** One answer to each question, as a child gives them. */
function answersAt(now: Date): PutAnswers {
  const timestamp = now.toISOString();
  const entries = Object.entries(meetingAnswers).map(([question, answer]) => [
    question,
    [{ answer, timestamp }],
  ]);
  return { answers: Object.fromEntries(entries) as PutAnswers['answers'], inactive: {} };
}
