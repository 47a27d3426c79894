import { generateKeyPairSync } from 'node:crypto';

/** The key pair with which this server identifies itself to push services (RFC 8292). */
export interface VapidPair {
  /** The uncompressed point in base64url; browsers subscribe with it. */
  publicKey: string;
  /** The private scalar in base64url. */
  privateKey: string;
}

/** Creates a key pair as `public:private`. */
export function makeVapid(): string {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), ...[x, y].map((part = '') => Buffer.from(part, 'base64url'))]);
  return `${point.toString('base64url')}:${d}`;
}

/**
 * Parses the text of {@link makeVapid}.
 * @throws {Error} if it has another format
 */
export function parseVapid(text: string): VapidPair {
  const [publicKey = '', privateKey = ''] = text.split(':');
  if (publicKey.length !== 87 || privateKey.length !== 43) throw new Error('not a pair of VAPID keys');
  return { publicKey, privateKey };
}
