import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, type Server } from 'node:tls';

/** The files of this server's own TLS. */
export interface TlsConfig {
  cert: string;
  key: string;
  /** @throws {Error} if they can't be read, or don't belong together */
  read(): { cert: Buffer; key: Buffer };
}

/**
 * Returns the files for TLS; null where neither is set.
 * @throws {Error} if one is missing or unreadable, or they don't belong together
 */
export function readTls(cert: string, key: string): TlsConfig | null {
  if (cert === '' && key === '') return null;
  if (cert === '' || key === '') throw new Error('set LYKTA_TLS_CERT and LYKTA_TLS_KEY, or neither');
  const read = () => {
    const pair = { cert: readFileSync(cert), key: readFileSync(key) };
    createSecureContext(pair);
    return pair;
  };
  read();
  return { cert, key, read };
}

/** Returns when a certificate ends, and the host names that it holds for. */
export function aboutCertificate({ read }: TlsConfig): { ends: Date; holdsFor: (host: string) => boolean } {
  const certificate = new X509Certificate(read().cert);
  return {
    ends: new Date(certificate.validTo),
    holdsFor: (host) => certificate.checkHost(host) !== undefined,
  };
}

/**
 * Reads the certificate again for new connections.
 * @throws {Error} if the new one can't be used; the earlier one stays in force
 */
export function renewCertificate(server: Server, tls: TlsConfig): void {
  server.setSecureContext(tls.read());
}
