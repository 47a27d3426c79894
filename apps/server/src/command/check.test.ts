import { DAY_MS } from '@lykta/domain';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSecret } from '../security/secrets.ts';
import { makeCertificate } from '../testing/certificate.ts';
import { writeBuiltApp } from '../testing/built-app.ts';
import { freePort } from '../testing/server-process.ts';
import { check } from './check.ts';
import { describeFindings } from './finding.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-check-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const production = async (set: Record<string, string> = {}) => ({
  LYKTA_DATA: folder,
  LYKTA_SECRET: makeSecret(),
  LYKTA_ORIGINS: 'https://app.example.se,https://viewer.example.se',
  LYKTA_PORT: String(await freePort()),
  ...set,
});

const said = async (set: Record<string, string>, now = new Date()) =>
  describeFindings((await check(set, now)).findings);

it('says every setting that is wrong', async () => {
  const text = await said({ LYKTA_DATA: folder, LYKTA_PORT: 'x' });
  expect(text).toMatch(/STOP {2}LYKTA_SECRET: is required/);
  expect(text).toMatch(/STOP {2}LYKTA_PORT/);
  expect(text).toContain('Mend what stops, then ask again.');
});

it('says what a service lacks that starts all the same', async () => {
  const text = await said(await production());
  expect(text).toContain('note  LYKTA_SMTP_URL is not set');
  expect(text).toContain('Nothing stands in the way of a start.');
});

it('says that the port is in use', async () => {
  const set = await production();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(set.LYKTA_PORT), '127.0.0.1', resolve));
  expect(await said(set)).toContain(`note  Port ${set.LYKTA_PORT} is in use`);
  other.close();
});

it('says for which name the certificate does not hold, and that it ends', async () => {
  for (const app of ['child', 'answers-viewer']) writeBuiltApp(path.join(folder, app, 'dist'));
  const { cert, key } = makeCertificate(folder, 'app.example.se', { days: 30 });
  const tls = {
    LYKTA_TLS_CERT: cert,
    LYKTA_TLS_KEY: key,
    LYKTA_API: 'https://api.example.se',
    LYKTA_APPS: folder,
  };
  const set = await production(tls);
  const text = await said(set);
  expect(text).toContain(`STOP  The certificate in ${cert} does not hold for api.example.se.`);
  expect(text).not.toContain('hold for app.example.se');
  expect(text).not.toMatch(/ends in/);
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  expect(await said(set, inDays(20))).toMatch(/note {2}The certificate in .* ends in 9 days/);
  expect(await said(set, inDays(40))).toMatch(/STOP {2}The certificate in .* has ended/);
});
