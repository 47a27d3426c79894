import { DAY_MS } from '@lykta/domain';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, isNative, readCookie, setCookie } from './cookies.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/** How long a browser is remembered after a sign-in. */
const LIVES_DAYS = 365;
/** How many accounts one browser remembers: siblings, or colleagues at one desk. */
const MOST = 4;
const ID_BYTES = 16;
const DAY_BYTES = 2;
const MAC_BYTES = 32;

export type Audience = 'child' | 'staff';
const cookieOf = { child: 'childDevice', staff: 'staffDevice' } as const;
/** The header that replaces the cookie, in both directions, for the native shell (docs/decisions/0050). */
export const DEVICE_HEADER = 'x-lykta-device';

/**
 * Identifies a member in a device cookie, as a username mark identifies a child. The server knows the member's address.
 */
export const deviceMark = (email: string): Buffer => Buffer.from(email.toLowerCase());

/**
 * Gives browsers and shells that have signed in before their own count of tries, so that guessing from elsewhere does
 * not lock anybody out (docs/decisions/0035). The cookie holds a random id per account, a day, and an HMAC that binds
 * both to the account's mark. It names nobody, is not valid for another account, and is not a session.
 */
export interface Devices {
  /**
   * Returns this browser's id for the account with one of these marks; null if it has not signed in to that account.
   */
  known(request: FastifyRequest, audience: Audience, marks: readonly Buffer[]): string | null;
  /** Remembers this browser, after the person has proved that the account is theirs. */
  remember(request: FastifyRequest, reply: FastifyReply, audience: Audience, mark: Buffer): void;
  /** Makes this browser forget every account that it has signed in to, after an account was deleted. */
  forget(request: FastifyRequest, reply: FastifyReply, audience: Audience): void;
}

export function createDevices(secrets: SecretList, clock: () => Date): Devices {
  const keys = secrets.map((secret) => deriveKey(secret, 'devices'));
  const sign = (key: Buffer, audience: Audience, head: Buffer, mark: Buffer) =>
    createHmac('sha256', key).update(`${audience}\0`).update(head).update(mark).digest();
  const today = () => Math.floor(clock().getTime() / DAY_MS);
  const isFor = (entry: Buffer, audience: Audience, marks: readonly Buffer[]) => {
    const head = entry.subarray(0, ID_BYTES + DAY_BYTES);
    const mac = entry.subarray(ID_BYTES + DAY_BYTES);
    return marks.some((mark) => keys.some((key) => timingSafeEqual(mac, sign(key, audience, head, mark))));
  };
  const kept = (request: FastifyRequest, audience: Audience) => {
    if (!isNative(request)) return readCookie(request, cookieOf[audience]) ?? '';
    const header = request.headers[DEVICE_HEADER];
    return typeof header === 'string' ? header : '';
  };
  const read = (request: FastifyRequest, audience: Audience) =>
    kept(request, audience)
      .split('.', MOST)
      .map((entry) => Buffer.from(entry, 'base64url'))
      .filter((entry) => entry.length === ID_BYTES + DAY_BYTES + MAC_BYTES)
      .filter((entry) => today() - entry.readUInt16BE(ID_BYTES) <= LIVES_DAYS);

  return {
    known(request, audience, marks) {
      const entry = read(request, audience).find((one) => isFor(one, audience, marks));
      return entry ? entry.subarray(0, ID_BYTES).toString('base64url') : null;
    },
    remember(request, reply, audience, mark) {
      const head = Buffer.concat([randomBytes(ID_BYTES), Buffer.alloc(DAY_BYTES)]);
      head.writeUInt16BE(today(), ID_BYTES);
      const entry = Buffer.concat([head, sign(keys[0]!, audience, head, mark)]);
      const others = read(request, audience).filter((one) => !isFor(one, audience, [mark]));
      const entries = [entry, ...others].slice(0, MOST).map((one) => one.toString('base64url'));
      const value = entries.join('.');
      if (isNative(request)) reply.header(DEVICE_HEADER, value);
      else setCookie(request, reply, cookieOf[audience], { value, maxAge: (LIVES_DAYS * DAY_MS) / 1000 });
    },
    forget(request, reply, audience) {
      if (isNative(request)) reply.header(DEVICE_HEADER, '');
      else clearCookie(request, reply, cookieOf[audience]);
    },
  };
}
