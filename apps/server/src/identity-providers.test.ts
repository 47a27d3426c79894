import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readProviders } from './identity-providers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lykta-identity-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secretFile = path.join(folder, 'secret');
writeFileSync(secretFile, 'a secret of the client\n');
const entry = {
  id: 'exempel',
  organisation: 'Exempels kommun',
  issuer: 'https://login.example.se',
  clientId: 'lykta',
  clientSecretFile: secretFile,
};
const read = (value: unknown, production = true) => {
  const file = path.join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify(value));
  return readProviders(file, production);
};

it('reads the secret from its file, and allows passwords unless told otherwise', () => {
  const { clientSecretFile: _file, ...rest } = entry;
  expect(read([entry])).toEqual([
    {
      ...rest,
      secret: 'a secret of the client',
      scope: 'openid email',
      emailVerified: 'email_verified',
      passwords: true,
    },
  ]);
  expect(read([{ ...rest, passwords: false }])).toMatchObject([{ secret: null, passwords: false }]);
  expect(readProviders('', true)).toEqual([]);
});

it.each([
  ['an unknown name', { ...entry, secret: 'x' }, /secret/],
  [
    'a role that does not exist',
    { ...entry, roles: { claim: 'r', values: [{ value: 'x', role: 'owner' }] } },
    /role/,
  ],
  ['no issuer', { ...entry, issuer: 'login' }, /issuer/],
  ['an issuer without TLS', { ...entry, issuer: 'http://login.example.se' }, /needs https/],
  ['an issuer on this machine', { ...entry, issuer: 'http://localhost:1' }, /needs https/],
])('refuses %s in production', (_what, wrong, message) => {
  expect(() => read([wrong])).toThrow(message);
});

it('refuses two of one organisation, and allows this machine outside production', () => {
  expect(() => read([entry, { ...entry, id: 'other' }])).toThrow('two entries have the same organisation');
  expect(read([{ ...entry, issuer: 'http://localhost:1' }], false)).toHaveLength(1);
});
