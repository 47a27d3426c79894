import { present } from '@lykta/domain';
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';
import { findChild, type Child } from './child-sessions.ts';

/** The account of the session, within the statement that finds the session. */
const account = sql.ref<string>('sessions.account_id');

/** Describes a value of the child with this account. Undefined where the call needs none. */
type Describe<T> = (account: RawBuilder<string>, request: FastifyRequest) => RawBuilder<T> | undefined;

/**
 * What a call reads of its child in the statement that finds the session: both then take one round trip. The request is
 * not yet validated when it is described. Only the call's handler gets the value, which runs for nobody who is refused.
 */
export class Ahead<T> {
  readonly #describe: Describe<T>;
  readonly #values = new WeakMap<FastifyRequest, { value: T }>();

  constructor(describe: Describe<T>) {
    this.#describe = describe;
  }

  /** Finds the child of a token, as {@link findChild}, and keeps the value for the handler. */
  async find(
    services: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
    token: string,
    request: FastifyRequest,
  ): Promise<Child | null> {
    const described = this.#describe(account, request);
    if (!described) return findChild(services, token);
    return findChild(services, token, described, (value) => this.#values.set(request, { value }));
  }

  /** The value of a request, for which one was described. */
  of(request: FastifyRequest): T {
    return present(this.#values.get(request), 'what was read ahead').value;
  }
}
