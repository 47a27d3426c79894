import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Makes a certificate for one name, signed by itself, in a folder. @throws {Error} where there is no openssl */
export function makeCertificate(
  folder: string,
  name: string,
  { days = 30 }: { days?: number } = {},
): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', String(days)];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const { status, stderr } = spawnSync('openssl', [...kind, ...names, '-keyout', key, '-out', cert]);
  if (status !== 0) throw new Error(`openssl: ${String(stderr)}`);
  return { cert, key };
}
