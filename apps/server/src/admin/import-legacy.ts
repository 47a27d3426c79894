import { OPERATOR } from '../security/password-queue.ts';
import { hashPassword } from '../security/passwords.ts';
import { hashToken, newId } from '../security/tokens.ts';
import { toTheDay } from '../to-the-day.ts';
import { sealLogin } from '../records/accounts.ts';
import type { Services } from '../services.ts';
import { AdminError } from './admin-error.ts';
import { randomBytes } from 'node:crypto';

/** An imported login, and the code with which its owner chooses a new username (/migrate?link=…). */
export interface Imported {
  username: string;
  link: string;
}

/**
 * Imports old logins from lines of `username,password`; skips a first line with those words. Imports all or none; an
 * existing login is an error.
 * @throws {AdminError} naming the invalid line
 */
export async function importLegacy(services: Services, csv: string): Promise<Imported[]> {
  const logins = readLogins(csv);
  const hashed: { username: string; passwordHash: string }[] = [];
  for (const { username, password } of logins) {
    hashed.push({ username, passwordHash: await hashPassword(password, OPERATOR) });
  }
  const { db, clock, keyRing, legacyNames } = services;
  return db.transaction().execute(async (tx) => {
    const imported: Imported[] = [];
    for (const [index, { username, passwordHash }] of hashed.entries()) {
      const id = newId();
      const link = randomBytes(12).toString('base64url');
      const account = await tx
        .insertInto('accounts')
        .values({
          id,
          ...sealLogin(services, id, {
            ...legacyNames.of(username),
            passwordHash,
            legacy: true,
            verified: false,
            legacy_link_hash: hashToken(link),
          }),
          created: toTheDay(clock()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!account) throw new AdminError(`line ${index + 1}: ${username} was imported before`);
      const { wrapped, ledger } = keyRing.make(id);
      await tx
        .insertInto('child_keys')
        .values({ account_id: id, ...wrapped })
        .execute();
      await tx
        .insertInto('ledgers')
        .values({ account_id: id, ...ledger })
        .execute();
      imported.push({ username, link });
    }
    return imported;
  });
}

function readLogins(csv: string): { username: string; password: string }[] {
  const lines = csv.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = /^username\s*[,;]\s*password$/i.test(lines[0]?.trim() ?? '') ? lines.slice(1) : lines;
  return rows.map((line, index) => {
    const [, username = '', password = ''] = /^\s*([^,;]{2,100}?)\s*[,;](.{2,200})$/.exec(line) ?? [];
    if (username === '') throw new AdminError(`line ${index + 1}: expected username,password`);
    return { username: username.toLowerCase(), password };
  });
}
