import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeConfig, loadConfig } from './config.ts';
import { makeSecret } from './security/secrets.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-config-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const dev = (settings: Record<string, string> = {}) =>
  loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATA: data, ...settings });

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
    expect(JSON.stringify(describeConfig(dev()))).not.toContain(vapid!.privateKey);
  });

  it('says which kept file it can’t read', () => {
    writeFileSync(path.join(data, 'vapid'), 'torn');
    expect(() => dev()).toThrow(/LYKTA_DATA: .*vapid: not a pair/);
  });

  it('is production unless told otherwise, and then wants a secret', () => {
    expect(() => loadConfig({ LYKTA_DATA: data })).toThrow(/LYKTA_SECRET: is required in production/);
    const config = loadConfig({ LYKTA_DATA: data, LYKTA_SECRET: makeSecret() });
    expect(config).toMatchObject({ environment: 'production', docs: false, vapid: null });
  });

  it('takes several secrets, the newest first', () => {
    const [older, newer] = [makeSecret().slice(2), makeSecret().slice(2)];
    const { secrets } = dev({ LYKTA_SECRET: `2:${newer},1:${older}` });
    expect(secrets.map((secret) => secret.number)).toEqual([2, 1]);
  });

  it.each([
    ['LYKTA_PORT', 'ninety'],
    ['LYKTA_PORT', '70000'],
    ['LYKTA_DATABASE', 'mysql://host/db'],
    ['LYKTA_SECRET', 'short'],
    ['LYKTA_SECRET', `1:${'A'.repeat(43)}=,1:${'B'.repeat(42)}A=`],
    ['LYKTA_BOT_CHECK', 'maybe'],
    ['LYKTA_ORIGINS', 'app.example.se'],
    ['LYKTA_ORIGINS', 'https://app.example.se/path'],
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
    const production = { LYKTA_DATA: data, LYKTA_SECRET: makeSecret(), LYKTA_STAFF_TOTP: 'off' };
    expect(() => loadConfig(production)).toThrow(/LYKTA_STAFF_TOTP/);
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
