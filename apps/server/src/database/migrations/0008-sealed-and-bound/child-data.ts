import { sql, type Kysely } from 'kysely';
import { sealAnswers, type AnswersContent } from '../../../records/answers.ts';
import { shareContent } from '../../../records/shares.ts';
import { encryptNew, type ChildKey, type SealedPlace, type WrappedKey } from '../../../security/child-key.ts';
import type { Keys } from '../../../security/keys.ts';
import { open } from '../../../security/sealing.ts';
import { rewrite } from '../../rewrite.ts';

/** A child's row in the old format: the wrapped key, and a value sealed for `child/table/row` without a version. */
type OldRow = WrappedKey & { account_id: string; sealed: Buffer | null };

const withKeys = (table: string) => `join child_keys on child_keys.account_id = ${table}.account_id`;
const KEYS = 'child_keys.account_id, secret_number, wrapped';

/**
 * Re-encrypts what is sealed with a child's key: padded, with its version, bound to its row. Of times only the day
 * stays in clear text.
 */
export async function sealChildData(db: Kysely<unknown>, { keyRing }: Keys): Promise<void> {
  await sql.raw(before).execute(db);
  const keyOf = (row: WrappedKey & { account_id: string }) => keyRing.begin(row.account_id, row);
  await rewrite<WrappedKey & { account_id: string }>(db, {
    table: 'ledgers',
    read: KEYS,
    join: withKeys('ledgers'),
    columns: { ledger: 'bytea' },
    write: (row) => ({ ledger: keyOf(row).ledger.ledger }),
  });
  for (const { table, row } of SIMPLE) {
    await rewrite<OldRow & { row: string }>(db, {
      table,
      read: `${KEYS}, sealed, ${row} as row`,
      join: withKeys(table),
      columns: { sealed: 'bytea' },
      write: (old) => {
        const { childKey } = keyOf(old);
        const content = openOld(childKey, table, old.row, old.sealed);
        return content === null ? null : { sealed: encryptNew(childKey, { table, row: old.row }, content) };
      },
    });
  }
  await sealDocuments(db, keyOf);
  await sealShares(db, keyOf);
  await sql.raw(after).execute(db);
}

type KeyOf = (row: WrappedKey & { account_id: string }) => { childKey: ChildKey };

const SIMPLE = [
  { table: 'profiles', row: `'profile'` },
  { table: 'persons', row: 'id' },
  { table: 'houses', row: 'id' },
  { table: 'moods', row: 'day::text' },
  { table: 'answer_snapshots', row: 'id' },
  { table: 'notification_tokens', row: 'device_id' },
] as const;

function openOld(
  { childId, key }: ChildKey,
  table: SealedPlace['table'],
  row: string,
  sealed: Buffer | null,
): unknown {
  return sealed && JSON.parse(open(key, `${childId}/${table}/${row}`, sealed).toString());
}

async function sealDocuments(db: Kysely<unknown>, keyOf: KeyOf): Promise<void> {
  type Row = Omit<Parameters<typeof sealAnswers>[2]['row'], 'sealed'> & OldRow & { unit: string | null };
  await rewrite<Row>(db, {
    table: 'answers',
    read: `${KEYS}, answers.*, invitations.unit_id as unit`,
    join: `${withKeys('answers')} left join invitations on invitations.id = answers.invitation_id`,
    columns: { sealed: 'bytea' },
    write: ({ unit, ...old }) => {
      const { childKey } = keyOf(old);
      const content = openOld(childKey, 'answers', old.id, old.sealed) as AnswersContent;
      const sentTo = old.sent && unit !== null ? { unit } : {};
      const row = { ...old, sealed: Buffer.alloc(0) };
      return { sealed: sealAnswers(encryptNew, childKey, { row, content, ...sentTo }).sealed };
    },
  });
}

async function sealShares(db: Kysely<unknown>, keyOf: KeyOf): Promise<void> {
  await rewrite<OldRow & { id: string; key_hash: Buffer; expires: Date; created: Date }>(db, {
    table: 'shares',
    read: `${KEYS}, sealed, id, key_hash, expires, created`,
    join: withKeys('shares'),
    columns: { sealed: 'bytea' },
    write: (old) => {
      const { childKey } = keyOf(old);
      const content = openOld(childKey, 'shares', old.id, old.sealed) as object | null;
      if (!content) return null;
      const whole = { ...content, created: old.created.toISOString() };
      return { sealed: encryptNew(childKey, shareContent(old), whole) };
    },
  });
}

const before = `
create table ledgers (
  account_id text primary key references accounts on delete cascade,
  ledger bytea not null,
  ledger_clock int not null
) with (fillfactor = 60);
insert into ledgers select account_id, '', 0 from child_keys;
alter table persons add column position int;
alter table houses add column position int;
alter table answers add column sent_order int;`;

const day = (column: string) =>
  `${column} = (date_trunc('day', ${column} at time zone 'Europe/Stockholm') + interval '12 hours') at time zone 'UTC'`;

const positions = (table: string) => `
update ${table} set position = placed.position, ${day('created')}, ${day('deleted')}
from (select account_id, id, row_number() over (partition by account_id order by created, id) - 1 as position
  from ${table}) placed
where placed.account_id = ${table}.account_id and placed.id = ${table}.id;
alter table ${table} alter column position set not null;`;

const after = `
${positions('persons')}
${positions('houses')}
update moods set ${day('created')};
alter table moods drop column updated;
update answers set sent_order = ordered.place
from (select id, row_number() over (partition by account_id, invitation_id order by sent) as place
  from answers where sent is not null) ordered
where ordered.id = answers.id;
update answers set ${day('created')}, ${day('updated')}, ${day('sent')};
alter table answers add check ((sent is null) = (sent_order is null));
update accounts set ${day('created')};
update profiles set ${day('updated')};
update answer_snapshots set ${day('taken')};
create sequence stirring;
alter table acceptances add column stirred_order bigint;
update acceptances set stirred_order = ordered.place
from (select account_id, invitation_id, row_number() over (order by stirred) as place from acceptances) ordered
where ordered.account_id = acceptances.account_id and ordered.invitation_id = acceptances.invitation_id;
select setval('stirring', (select count(*) + 1 from acceptances));
alter table acceptances alter column stirred_order set default nextval('stirring'), alter column stirred_order set not null;
drop index acceptances_unit, acceptances_unread;
create index acceptances_unit on acceptances (unit_id, stirred desc, stirred_order desc);
create index acceptances_unread on acceptances (unit_id, stirred desc, stirred_order desc) where unread > 0;
update acceptances set ${day('accepted')}, ${day('left_at')}, ${day('stirred')};
update shares set ${day('created')}, ${day('revoked')}, ${day('last_opened')};`;
