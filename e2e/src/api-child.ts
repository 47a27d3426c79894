import { hash } from 'node:crypto';
import type { BotCheckChallenge, PutAnswers } from '@lykta/domain';
import { newAccount, type Account } from './child.ts';
import { urls } from './ports.ts';

/** A child who uses Lykta through its calls only: quick company for a journey that needs several children. */
export class ApiChild {
  readonly account: Account = newAccount();
  /** What the server knows the session by, as a browser sends it: `name=value`. */
  #cookie = '';

  get cookie(): string {
    return this.#cookie;
  }

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

  /** Accepts an invitation, answers its one form with a single option a question, and sends it. */
  async answerAndSend(code: string, form: { id: string; version: number }, chosen: Record<string, string>) {
    await this.call('PUT', 'clients/invitations/accepted', { code: code.replace('-', '') });
    const { accepted } = (await this.call('GET', 'clients/invitations')) as {
      accepted: { id: string; requestId: string }[];
    };
    const [{ id, requestId }] = accepted as [{ id: string; requestId: string }];
    const path = `clients/answers/${form.id}/${form.version}/${id}/${requestId}`;
    const timestamp = new Date().toISOString();
    const answers = Object.fromEntries(
      Object.entries(chosen).map(([question, answer]) => [question, [{ answer, timestamp }]]),
    );
    await this.call('PUT', path, { answers, inactive: {} } satisfies PutAnswers);
    await this.call('PUT', `${path}/save`, {});
  }

  /** @throws with the server's problem when it refuses */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await fetch(`${urls.api}/${path}`, {
      method,
      headers: {
        Origin: urls.child,
        Cookie: this.#cookie,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0]!;
    if (text === '') return undefined;
    return reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }
}

/** Solves a real challenge as the widget does. */
async function solveBotCheck(purpose: string): Promise<string> {
  const reply = await fetch(`${urls.api}/clients/challenge?purpose=${purpose}`);
  const { algorithm, challenge, salt, signature, maxNumber } = (await reply.json()) as BotCheckChallenge;
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', salt + number) === challenge) {
      const solved = { algorithm, challenge, number, salt, signature };
      return Buffer.from(JSON.stringify(solved)).toString('base64');
    }
  }
  throw new Error('the challenge has no solution');
}
