import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool, type Connection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { OPERATOR } from '../security/password-queue.ts';
import { createKeys } from '../security/keys.ts';
import { hashPassword } from '../security/passwords.ts';
import { seal } from '../security/sealing.ts';
import type { SecretList } from '../security/secrets.ts';
import { PASSWORD } from './test-server.ts';

const DAYS = 30;
export const DAY = '2026-11-20';

/** A child as the version before migration 8 stored it. */
export interface OldChild {
  id: string;
  username: string;
  password: string;
}

/**
 * Fills an empty database as the version before migration 8 did: texts sealed without version and padding, passwords
 * and sessions bound to nothing.
 * @returns some of the children, who have a profile, a person, and a mood on each of thirty days
 */
export async function fillOldDatabase(
  connection: Connection,
  secrets: SecretList,
  children: number,
): Promise<OldChild[]> {
  const { db } = openPool(connection, 1);
  await migrate(db, secrets, '0007-unread');
  await db.destroy();
  const client = new pg.Client(connection);
  await client.connect();
  const { keyRing, usernames } = createKeys(secrets);
  const hash = await hashPassword(PASSWORD, OPERATOR);
  const made: OldChild[] = [];
  for (let n = 0; n < children; n += 1) {
    const child = { id: `old-${n}`, username: `+4670${String(1_000_000 + n)}`, password: PASSWORD };
    const { childKey, wrapped } = keyRing.make(child.id);
    const sealed = (place: string, value: unknown) =>
      seal(childKey.key, `${child.id}/${place}`, Buffer.from(JSON.stringify(value)));
    const { username_secret, username_hmac } = usernames.of(child.username);
    await client.query('insert into accounts values ($1, $2, $3, $4, false, null, now())', [
      child.id,
      username_secret,
      username_hmac,
      hash,
    ]);
    await client.query('insert into child_keys values ($1, $2, $3)', [
      child.id,
      wrapped.secret_number,
      wrapped.wrapped,
    ]);
    const profile = { avatar: 'default', birthYear: 2000 + (n % 15), gender: null, housePersonMap: {} };
    await client.query('insert into profiles values ($1, $2, now())', [
      child.id,
      sealed('profiles/profile', profile),
    ]);
    const person = `p${randomBytes(8).toString('hex')}`;
    await client.query('insert into persons values ($1, $2, $3, now(), null)', [
      child.id,
      person,
      sealed(`persons/${person}`, { type: 'MOTHER', avatar: 'default' }),
    ]);
    const days = Array.from({ length: DAYS }, (_, back) =>
      new Date(Date.parse(`${DAY}T12:00:00Z`) - back * 86_400_000).toISOString(),
    );
    await client.query(
      `insert into moods select $1, day, sealed, now(), now() from unnest($2::date[], $3::bytea[]) as m(day, sealed)`,
      [
        child.id,
        days.map((day) => day.slice(0, 10)),
        days.map((day) => sealed(`moods/${day.slice(0, 10)}`, { level0: n % 6, timestamp: day })),
      ],
    );
    made.push(child);
  }
  await client.end();
  return made;
}
