import { present } from '@lykta/domain';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeConfig } from './config-shown.ts';
import { loadConfig } from './config.ts';
import { makeSecret } from './security/secrets.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-config-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const dev = (settings: Record<string, string> = {}) =>
  loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data, ...settings });

const production = (settings: Record<string, string> = {}) =>
  loadConfig({
    LYKTA_DATA: data,
    LYKTA_SECRET: makeSecret(),
    LYKTA_ORIGINS: 'https://app.example.se,https://viewer.example.se',
    ...settings,
  });

describe('loadConfig', () => {
  it('has defaults with which a developer can start', () => {
    expect(dev()).toMatchObject({
      port: 9090,
      database: '',
      botCheck: true,
      docs: true,
      staffTotp: true,
    });
  });

  it('makes a secret once, for its owner only, and keeps it', () => {
    const first = dev().secrets[0].value;
    expect(dev().secrets[0].value.equals(first)).toBe(true);
    expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(data, 'secret'), 'utf8')).toMatch(/^1:/);
  });

  it('makes a pair of VAPID keys once, so that reminders reach a developer’s browser', () => {
    const { vapid } = dev();
    expect(vapid).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
      subject: 'mailto:hej@lykta.example',
    });
    expect(dev().vapid).toEqual(vapid);
    expect(statSync(path.join(data, 'vapid')).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(describeConfig(dev()))).not.toContain(present(vapid, 'vapid').privateKey);
  });

  it('says which kept file it can’t read', () => {
    writeFileSync(path.join(data, 'vapid'), 'torn');
    expect(() => dev()).toThrow(/LYKTA_DATA: .*vapid: not a pair/);
  });

  it('is production unless told otherwise, and then wants a secret', () => {
    expect(() => loadConfig({ LYKTA_DATA: data })).toThrow(/LYKTA_SECRET: is required in production/);
    expect(production()).toMatchObject({ environment: 'production', docs: false, vapid: null });
    expect([production().leavingSeconds, dev().leavingSeconds]).toEqual([5, 0]);
  });

  it('refuses production without origins, which would let a developer’s localhost in', () => {
    expect(() => production({ LYKTA_ORIGINS: '' })).toThrow(/LYKTA_ORIGINS: is required in production/);
  });

  it('refuses a misspelt name in production, and says which was meant', () => {
    const slip = () => production({ LYKTA_BOTCHECK: 'off', LYKTA_SMS_URI: 'https://x', LYKTA_NONSENSE: '1' });
    expect(slip).toThrow('LYKTA_BOTCHECK: no such setting; did you mean LYKTA_BOT_CHECK?');
    expect(slip).toThrow('LYKTA_SMS_URI: no such setting; did you mean LYKTA_SMS_URL?');
    expect(slip).toThrow(/LYKTA_NONSENSE: no such setting$/m);
  });

  it('says all that is unsafe and wrong in one go', () => {
    const settings = { LYKTA_DATA: data, LYKTA_STAFF_TOTP: 'off', LYKTA_ORIGIN: 'x', LYKTA_PORT: 'ninety' };
    const names = ['LYKTA_SECRET', 'LYKTA_ORIGINS', 'LYKTA_STAFF_TOTP', 'LYKTA_ORIGIN:', 'LYKTA_PORT'];
    for (const name of names) expect(() => loadConfig(settings)).toThrow(name);
    const bad = () => production({ LYKTA_SECRET: 'short', LYKTA_ORIGINS: 'app', LYKTA_PROXIES: 'all' });
    for (const name of ['LYKTA_SECRET', 'LYKTA_ORIGINS', 'LYKTA_PROXIES']) expect(bad).toThrow(name);
  });

  it('reads whose each origin is: the child app’s, the viewer’s, then by name', () => {
    const list =
      'https://app.example.se, https://viewer.example.se,child=capacitor://localhost,child=https://localhost';
    expect(production({ LYKTA_ORIGINS: list }).origins).toEqual({
      child: ['https://app.example.se', 'capacitor://localhost', 'https://localhost'],
      viewer: ['https://viewer.example.se'],
    });
    const third = 'https://app.example.se,https://viewer.example.se,capacitor://localhost';
    expect(() => production({ LYKTA_ORIGINS: third })).toThrow('child=capacitor://localhost');
    expect(() => production({ LYKTA_ORIGINS: 'https://x.se,https://x.se' })).toThrow(/origin of its own/);
  });

  it('believes no proxy but those that are named', () => {
    expect(dev().proxies).toEqual([]);
    expect(dev({ LYKTA_PROXIES: '10.0.3.7, 2001:db8::/32' }).proxies).toEqual(['10.0.3.7', '2001:db8::/32']);
  });

  it('takes several secrets, the newest first', () => {
    const [older, newer] = [makeSecret().slice(2), makeSecret().slice(2)];
    const { secrets } = dev({ LYKTA_SECRET: `2:${newer},1:${older}` });
    expect(secrets.map((secret) => secret.number)).toEqual([2, 1]);
  });

  it.each([
    ['LYKTA_PORT', 'ninety'],
    ['LYKTA_PORT', '70000'],
    ['LYKTA_LEAVING_SECONDS', '16'],
    ['LYKTA_DATABASE', 'mysql://host/db'],
    ['LYKTA_SECRET', 'short'],
    ['LYKTA_SECRET', `1:${'A'.repeat(43)}=,1:${'B'.repeat(42)}A=`],
    ['LYKTA_BOT_CHECK', 'maybe'],
    ['LYKTA_ORIGINS', 'app.example.se'],
    ['LYKTA_ORIGINS', 'https://app.example.se/path'],
    ['LYKTA_API', 'api.example.se'],
    ['LYKTA_TLS_CERT', 'only-one-of-two'],
    ['LYKTA_PROXIES', 'uniquelocal'],
    ['LYKTA_PROXIES', '0.0.0.0/0'],
    ['LYKTA_PROXIES', '10.0.0.1/33'],
    ['LYKTA_SMTP_URL', 'http://mail'],
    ['LYKTA_ENVIRONMENT', 'test'],
    ['LYKTA_VAPID_PUBLIC_KEY', 'only-one-of-three'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => dev({ [name]: value })).toThrow(new RegExp(name));
  });

  it('lists everything that is wrong at once', () => {
    expect(() => dev({ LYKTA_PORT: 'x', LYKTA_BOT_CHECK: 'y' })).toThrow(/LYKTA_PORT[\s\S]*LYKTA_BOT_CHECK/);
  });

  it('switches TOTP off only outside production', () => {
    expect(dev({ LYKTA_STAFF_TOTP: 'off' }).staffTotp).toBe(false);
    expect(() => production({ LYKTA_STAFF_TOTP: 'off' })).toThrow(/LYKTA_STAFF_TOTP/);
  });
});

describe('describeConfig', () => {
  it('shows everything but secrets', () => {
    const shown = JSON.stringify(
      describeConfig(
        dev({
          LYKTA_DATABASE: 'postgres://lykta:hunter2@db.example/lykta',
          LYKTA_SMTP_URL: 'smtp://user:hunter3@mail.example:587',
          LYKTA_SMS_URL: 'https://api:hunter4@sms.example/a1/sms',
          LYKTA_VAPID_PUBLIC_KEY: 'public',
          LYKTA_VAPID_PRIVATE_KEY: 'hunter5',
          LYKTA_VAPID_SUBJECT: 'mailto:hej@lykta.example',
        }),
      ),
    );
    expect(shown).toContain('db.example');
    expect(shown).toContain('mail.example:587');
    expect(shown).not.toMatch(/hunter/);
    expect(shown).not.toContain(dev().secrets[0].value.toString('base64').slice(0, 20));
  });
});
