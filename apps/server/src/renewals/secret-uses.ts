import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** SQL for the secret's number, where a value starts with it (security/server-key.ts). */
const head = (column: string) => `get_byte(${column}, 0) * 256 + get_byte(${column}, 1)`;

/** Everything that is stored under a numbered secret: the table, and SQL for the number. */
const uses: { table: string; what: string; number: string }[] = [
  { table: 'accounts', what: 'usernames', number: 'username_secret' },
  { table: 'accounts', what: 'passwords', number: head('password_sealed') },
  { table: 'invitation_recipients', what: 'invited addresses', number: 'username_secret' },
  { table: 'invitations', what: 'labels of invitations', number: head('label_sealed') },
  { table: 'drafts', what: 'drafts of forms', number: head('body_sealed') },
  { table: 'draft_states', what: 'earlier states of drafts', number: head('body_sealed') },
  { table: 'draft_comments', what: 'comments on drafts', number: head('sealed') },
  { table: 'login_undos', what: 'earlier logins', number: 'username_secret' },
  { table: 'child_keys', what: 'children’s keys', number: 'secret_number' },
  { table: 'members', what: 'members', number: head('mark') },
  { table: 'members', what: 'passwords of staff', number: head('password_sealed') },
  { table: 'members', what: 'second factors', number: head('totp_sealed') },
  { table: 'members', what: 'recovery codes', number: head('recovery_sealed') },
  { table: 'members', what: 'identities of staff', number: head('identity_sealed') },
  { table: 'member_units', what: 'units of members', number: head('mark') },
  { table: 'units', what: 'open units', number: head('open_mark') },
  { table: 'invitations', what: 'responsible workers', number: head('responsible_mark') },
  { table: 'case_workers', what: 'workers of cases', number: head('mark') },
  { table: 'sessions', what: 'sessions', number: head('mark') },
  { table: 'staff_sessions', what: 'sessions of staff', number: head('mark') },
  { table: 'reset_tokens', what: 'links to a new password', number: head('mark') },
  { table: 'share_reads', what: 'readers of shared stories', number: head('mark') },
  { table: 'sittings', what: 'forms open at one screen', number: head('mark') },
  { table: 'code_accounts', what: 'accounts made by workers', number: head('mark') },
  { table: 'outbox', what: 'messages', number: head('sealed') },
  { table: 'running_counts', what: 'counts', number: 'secret_number' },
];

/** How many rows of one kind were made under a secret. */
export interface SecretUse {
  number: number;
  what: string;
  n: number;
}

/** Reads which data uses which secret. */
export async function readSecretUses(db: Db): Promise<SecretUse[]> {
  const parts = uses.map(
    ({ table, what, number }) =>
      sql`select ${sql.raw(number)} as number, ${what} as what, count(*)::int as n from ${sql.table(table)} group by 1`,
  );
  const all = sql.join(parts, sql` union all `);
  const { rows } = await sql<Omit<SecretUse, 'number'> & { number: number | null }>`
    select * from (${all}) as used order by number, what`.execute(db);
  return rows.flatMap(({ number, ...use }) => (number === null ? [] : [{ number, ...use }]));
}

/** Returns data that uses a secret which is not listed; this data cannot be read. */
export async function findMissingSecrets(
  db: Db,
  listed: readonly { number: number }[],
): Promise<SecretUse[]> {
  const known = new Set(listed.map(({ number }) => number));
  return (await readSecretUses(db)).filter(({ number }) => !known.has(number));
}

/** Writes one line per use, for the operator. */
export const describeUses = (found: readonly SecretUse[]): string =>
  found.map(({ number, what, n }) => `number ${number}: ${n} ${what}`).join('\n');
