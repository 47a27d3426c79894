import type { Invitations, PutAnswers } from '@lykta/domain';
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

/** A child who uses Lykta only through API calls: fast, for journeys that need several children. */
export class ApiChild extends ApiCaller {
  readonly account: Account = newAccount();

  static async create(): Promise<ApiChild> {
    const child = new ApiChild();
    const { phone: username, password } = child.account;
    await child.call('POST', 'clients', { username, password, altcha: await solveBotCheck('create') });
    return child;
  }

  /** Signs in again, for example after the session has ended. */
  async signIn(username = this.account.phone): Promise<void> {
    const { password } = this.account;
    await this.call('POST', 'clients/signin', { username, password, altcha: await solveBotCheck('login') });
  }

  /** Enters the code sent to the child's own address: from now on invitations to it appear automatically. */
  async verify(): Promise<void> {
    const username = this.account.phone;
    await this.call('POST', 'clients/verify/start', { username });
    const { text } = await messageTo(username);
    await this.call('POST', 'clients/verify', { code: /\d{6}/.exec(text)![0] });
  }

  async accept(code: string): Promise<void> {
    await this.call('PUT', 'clients/invitations/accepted', { code: code.replace('-', '') });
  }

  /** Accepts an invitation, answers its only form with one option per question, and sends it. */
  async answerAndSend(code: string, form: { id: string; version: number }, chosen: Chosen): Promise<void> {
    await this.accept(code);
    const { accepted } = await this.call<Invitations>('GET', 'clients/invitations');
    const { id, requestId } = accepted[0]!;
    const path = `clients/answers/${form.id}/${form.version}/${id}/${requestId}`;
    await this.call('PUT', path, answersOf(chosen));
    await this.call('PUT', `${path}/save`, {});
  }
}
