import { present, type BotCheckChallenge, type BotCheckPurpose } from '@lykta/domain';
import { hash } from 'node:crypto';
import {
  READ_CHALLENGE,
  READ_STAFF_SESSION,
  addressAt,
  addressOf,
  partsOf,
  type Query,
  type Rest,
} from '@lykta/domain/calls';
import type { CallInput, CallName, ReplyOf } from '@lykta/domain/contract';
import { urls } from './ports.ts';

/** A user who uses Lykta only through API calls, with their own session. */
export class ApiCaller {
  #cookie = '';

  /** The session cookie as a browser sends it: `name=value`. */
  get cookie(): string {
    return this.#cookie;
  }

  /** @throws with the server's problem if the call is refused */
  async call<Name extends CallName>(name: Name, ...[input]: Rest<CallInput<Name>>): Promise<ReplyOf<Name>> {
    const { body, ...target } = (input ?? {}) as { body?: unknown; params?: object; querystring?: Query };
    const { method, path } = partsOf(name);
    const reply = await fetch(urls.api + addressAt(name, target), {
      method,
      headers: {
        Origin: path.startsWith(addressOf(READ_STAFF_SESSION)) ? urls.viewer : urls.child,
        Cookie: this.#cookie,
        // An operator's command blocks this process for seconds, and a kept connection may be closed by then.
        Connection: 'close',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
    const cookie = reply.headers.getSetCookie().find((one) => /^lykta_(session|staff)=/.test(one));
    if (cookie) this.#cookie = present(cookie.split(';')[0], 'cookie.split(’;’)[0]');
    const isJson = reply.headers.get('content-type')?.includes('json');
    return (isJson && text !== '' ? JSON.parse(text) : text) as ReplyOf<Name>;
  }
}

/** Solves a real challenge like the widget. */
export async function solveBotCheck(purpose: BotCheckPurpose): Promise<string> {
  const reply = await fetch(urls.api + addressOf(READ_CHALLENGE, { querystring: { purpose } }));
  const { algorithm, challenge, salt, signature, maxNumber }: BotCheckChallenge = await reply.json();
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', salt + number) === challenge) {
      const solved = { algorithm, challenge, number, salt, signature };
      return Buffer.from(JSON.stringify(solved)).toString('base64');
    }
  }
  throw new Error('the challenge has no solution');
}
