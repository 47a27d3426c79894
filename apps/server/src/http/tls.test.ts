import { present } from '@lykta/domain';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, Server as TlsServer } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificate } from '../testing/certificate.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { aboutCertificate, readTls, renewCertificate } from './tls.ts';
import { portOf } from '../testing/port-of.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lykta-tls-'));
const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];

/** The name in the certificate of a new connection. */
function nameServed(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.end();
    });
    socket.on('error', reject);
  });
}

let server: TestServer;
beforeAll(async () => {
  makeCertificate(folder, 'old.kommun.example');
  server = await openTestServer({ tls: readTls(cert, key) });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('serves its own certificate, and a renewed one to whoever connects later', async () => {
  const tls = present(readTls(cert, key), 'readTls(cert, key)');
  const port = portOf(server.app.server);
  const listening = server.app.server;
  if (!(listening instanceof TlsServer)) throw new Error('no TLS');
  expect(await nameServed(port)).toBe('old.kommun.example');
  makeCertificate(folder, 'new.kommun.example');
  renewCertificate(listening, tls);
  expect(await nameServed(port)).toBe('new.kommun.example');
  writeFileSync(cert, 'torn');
  expect(() => renewCertificate(listening, tls)).toThrow();
  expect(await nameServed(port)).toBe('new.kommun.example');
});

it('tells when a certificate ends and for whom it holds', () => {
  makeCertificate(folder, 'app.kommun.example');
  const { ends, holdsFor } = aboutCertificate(present(readTls(cert, key), 'readTls(cert, key)'));
  expect(ends.getTime()).toBeGreaterThan(Date.now());
  expect(holdsFor('app.kommun.example')).toBe(true);
  expect(holdsFor('viewer.kommun.example')).toBe(false);
});

it('refuses one file without the other, and files that do not belong together', () => {
  expect(readTls('', '')).toBeNull();
  expect(() => readTls(cert, '')).toThrow('LYKTA_TLS_CERT and LYKTA_TLS_KEY');
  expect(() => readTls(cert, path.join(folder, 'none.pem'))).toThrow();
  expect(() => readTls(cert, cert)).toThrow();
});
