import { present, Invitations, type PutAnswers } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_ACCOUNT,
  FINISH_VERIFICATION,
  READ_INVITATIONS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  SIGN_IN,
  START_VERIFICATION,
} from '@lykta/domain/calls';
import { ApiCaller, solveBotCheck } from './api-caller.ts';
import { newAccount, type Account } from './child.ts';
import { messageTo } from './outbox.ts';

/** The chosen option of each question, by id. */
export type Chosen = Record<string, string>;

/** Returns the body that saves one answer per question, with the present time. */
export function answersOf(chosen: Chosen): PutAnswers {
  const timestamp = new Date().toISOString();
  const entries = Object.entries(chosen).map(([question, answer]) => [question, [{ answer, timestamp }]]);
  return { answers: Object.fromEntries(entries), inactive: {} };
}

/** Names a requested form, as calls of a child do. */
export const askedOf = (
  form: { id: string; version: number },
  { id, requestId }: { id: string; requestId: string },
) => ({ formId: form.id, formVersion: form.version, invitationId: id, requestId });

/** A child who uses Lykta only through API calls: fast, for journeys that need several children. */
export class ApiChild extends ApiCaller {
  readonly account: Account = newAccount();

  static async create(): Promise<ApiChild> {
    const child = new ApiChild();
    const { phone: username, password } = child.account;
    await child.call(CREATE_ACCOUNT, { body: { username, password, altcha: await solveBotCheck('create') } });
    return child;
  }

  /** Signs in again, for example after the session has ended. */
  async signIn(username = this.account.phone): Promise<void> {
    const { password } = this.account;
    await this.call(SIGN_IN, { body: { username, password, altcha: await solveBotCheck('login') } });
  }

  /** Enters the code sent to the child's own address: from now on invitations to it appear automatically. */
  async verify(): Promise<void> {
    const username = this.account.phone;
    await this.call(START_VERIFICATION, { body: { username } });
    const { text } = await messageTo(username);
    await this.call(FINISH_VERIFICATION, {
      body: { code: present(/\d{6}/.exec(text), 'the match')[0] },
    });
  }

  /** Returns the child's invitations. */
  async invitations(): Promise<Invitations> {
    return Invitations.parse(await this.call(READ_INVITATIONS));
  }

  async accept(code: string): Promise<void> {
    await this.call(ACCEPT_INVITATION, { body: { code: code.replace('-', '') } });
  }

  /** Accepts an invitation, answers its only form with one option per question, and sends it. */
  async answerAndSend(code: string, form: { id: string; version: number }, chosen: Chosen): Promise<void> {
    await this.accept(code);
    const { accepted } = await this.invitations();
    const { id, requestId } = present(accepted[0], 'accepted[0]');
    const params = askedOf(form, { id, requestId });
    await this.call(SAVE_ASKED_ANSWERS, { params, body: answersOf(chosen) });
    await this.call(SEND_ANSWERS, { params });
  }
}
