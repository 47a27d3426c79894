import { generateKeyPairSync } from 'node:crypto';

/** The key pair with which this server tells push services who it is (RFC 8292). */
export interface VapidPair {
  /** The uncompressed point, in base64url: what a browser subscribes with. */
  publicKey: string;
  /** The number of the private key, in base64url. */
  privateKey: string;
}

/** A new pair, as `public:private`. */
export function makeVapid(): string {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), ...[x, y].map((part) => Buffer.from(part!, 'base64url'))]);
  return `${point.toString('base64url')}:${d}`;
}

/**
 * Reads what {@link makeVapid} made.
 * @throws {Error} when it is something else
 */
export function parseVapid(text: string): VapidPair {
  const [publicKey = '', privateKey = ''] = text.split(':');
  if (publicKey.length !== 87 || privateKey.length !== 43) throw new Error('not a pair of VAPID keys');
  return { publicKey, privateKey };
}
