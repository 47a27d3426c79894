import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { OPERATOR } from './password-queue.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is hashed with argon2id at 19 MiB and two passes, each time with another salt', async () => {
  const stored = await hashPassword('ett långt lösenord', OPERATOR);
  const [, kind, , cost, salt = '', hash] = stored.split('$');
  expect([kind, cost]).toEqual(['argon2id', 'm=19456,t=2,p=1']);
  const cost19MiB = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const message = Buffer.from('ett långt lösenord');
  const expected = argon2Sync('argon2id', { message, nonce: Buffer.from(salt, 'base64'), ...cost19MiB });
  expect(hash).toBe(expected.toString('base64').replace(/=+$/, ''));
  expect(await hashPassword('ett långt lösenord', OPERATOR)).not.toBe(stored);
});

test('the same password passes, also written with other code points, and no other one does', async () => {
  const stored = await hashPassword('smörgås 123'.normalize('NFC'), OPERATOR);
  expect(await isPassword('smörgås 123'.normalize('NFD'), stored, OPERATOR)).toBe(true);
  expect(await isPassword('smörgås 124', stored, OPERATOR)).toBe(false);
  expect(await isPassword('smörgås 123', null, OPERATOR)).toBe(false);
});
