import type { Invitations, PutAnswers } from '@lykta/domain';
import { ApiCaller, solveBotCheck } from './api-caller.ts';
import { newAccount, type Account } from './child.ts';
import { messageTo } from './outbox.ts';

/** The one option chosen on each question, by id. */
export type Chosen = Record<string, string>;

/** The body that saves one answer a question, given now. */
export function answersOf(chosen: Chosen): PutAnswers {
  const timestamp = new Date().toISOString();
  const entries = Object.entries(chosen).map(([question, answer]) => [question, [{ answer, timestamp }]]);
  return { answers: Object.fromEntries(entries), inactive: {} };
}

/** A child who uses Lykta through its calls only: quick company for a journey that needs several children. */
export class ApiChild extends ApiCaller {
  readonly account: Account = newAccount();

  static async create(): Promise<ApiChild> {
    const child = new ApiChild();
    const { phone: username, password } = child.account;
    await child.call('POST', 'clients', { username, password, altcha: await solveBotCheck('create') });
    return child;
  }

  /** Signs in once more, as after the session has ended. */
  async signIn(username = this.account.phone): Promise<void> {
    const { password } = this.account;
    await this.call('POST', 'clients/signin', { username, password, altcha: await solveBotCheck('login') });
  }

  /** Types the code that the child's own address is sent: from now on invitations to it appear by themselves. */
  async verify(): Promise<void> {
    const username = this.account.phone;
    await this.call('POST', 'clients/verify/start', { username });
    const { text } = await messageTo(username);
    await this.call('POST', 'clients/verify', { code: /\d{6}/.exec(text)![0] });
  }

  async accept(code: string): Promise<void> {
    await this.call('PUT', 'clients/invitations/accepted', { code: code.replace('-', '') });
  }

  /** Accepts an invitation, answers its one form with a single option a question, and sends it. */
  async answerAndSend(code: string, form: { id: string; version: number }, chosen: Chosen): Promise<void> {
    await this.accept(code);
    const { accepted } = await this.call<Invitations>('GET', 'clients/invitations');
    const { id, requestId } = accepted[0]!;
    const path = `clients/answers/${form.id}/${form.version}/${id}/${requestId}`;
    await this.call('PUT', path, answersOf(chosen));
    await this.call('PUT', `${path}/save`, {});
  }
}
