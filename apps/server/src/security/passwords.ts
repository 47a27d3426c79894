import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { placeOf } from './networks.ts';
import { Line, type Turn } from './password-queue.ts';

const hashRaw = promisify(argon2);

const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/**
 * Each hash takes 19 MiB and a thread: two run at once for children and one for staff, with queues long enough for a
 * full school hall. Children and staff never wait for each other.
 */
const lines = {
  children: new Line({ atOnce: 2, waiting: 200 }),
  staff: new Line({ atOnce: 1, waiting: 100 }),
};

/** A dummy hash, so that an unknown user takes as long as a known one. */
const DUMMY = format(Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(PARAMETERS.tagLength, 7));

/** Returns the queue position data of a request's caller. */
export function turnOf(request: FastifyRequest, audience: Turn['audience']): Turn {
  return { audience, network: placeOf(request.address).network };
}

const compute = (password: string, salt: Buffer, { audience, network }: Turn) =>
  lines[audience].inTurn(network, () =>
    hashRaw('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce: salt, ...PARAMETERS }),
  );

/**
 * Hashes a password with argon2id into a PHC string.
 * @throws {Problem} 503 `busy` if too many wait
 */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(salt, await compute(password, salt, turn));
}

/**
 * Checks a password against a hash; without a hash (unknown user) it takes just as long and returns false.
 * @throws {Problem} 503 `busy` if too many wait
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  turn: Turn,
): Promise<boolean> {
  const { salt, hash } = parse(stored ?? DUMMY);
  const same = timingSafeEqual(await compute(password, salt, turn), hash);
  return same && stored !== null && stored !== undefined;
}

function format(salt: Buffer, hash: Buffer): string {
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`;
}

function parse(phc: string): { salt: Buffer; hash: Buffer } {
  const [, salt = '', hash = ''] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$([^$]+)$/.exec(phc) ?? [];
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}
