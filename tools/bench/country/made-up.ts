import { DAY_MS } from '@lykta/domain';
import { randomBytes, randomFillSync } from 'node:crypto';
import type { Row } from './copy.ts';
import type { Pool } from '../server/staff.ts';

/** How long what a real child has is, in bytes, where it is sealed. */
interface Sizes {
  password: number;
  address: number;
  wrapped: number;
  ledger: number;
  profile: number;
  mood: number;
  flags: number;
  mark: number;
  part: number;
  /** The forms, and whether each was sent to a unit. */
  forms: readonly { id: string; version: number; isSent: boolean; bytes: number }[];
}

/** Reads them from the real children. */
export async function sizesOf(pool: Pool): Promise<Sizes> {
  const one = async (what: string, table: string) => {
    const { rows } = await pool.query<{ n: number }>(
      `select avg(octet_length(${what}))::int as n from ${table}`,
    );
    return rows[0]!.n;
  };
  const { rows: forms } = await pool.query<Sizes['forms'][number]>(
    `select form_id as id, form_version as version, sent is not null as "isSent", avg(octet_length(sealed))::int as bytes
     from answers group by 1, 2, 3`,
  );
  return {
    password: await one('password_sealed', 'accounts'),
    address: await one('address_sealed', 'accounts'),
    wrapped: await one('wrapped', 'child_keys'),
    ledger: await one('ledger', 'ledgers'),
    profile: await one('sealed', 'profiles'),
    mood: await one('sealed', 'moods'),
    flags: await one('flags_sealed', 'acceptances'),
    mark: await one('mark', 'sessions'),
    part: await one('mark', 'case_workers'),
    forms,
  };
}

const ID_BYTES = 16;
const POOL_BYTES = 8 << 20;
/** So many children share an invitation, and so many invitations a unit. */
export const GROUP = 50;
const GROUPS_OF_UNIT = 10;

/** A table with its columns, and the rows of all made-up children. */
interface Load {
  target: string;
  rows: () => Iterable<Row>;
}

/**
 * Makes up children who cannot be told from real ones by their size: ids at random, and noise where something is sealed.
 * Moods come day by day, as children write them, so that those of one child are not neighbours.
 */
export function loadsOf(count: number, moods: number, sizes: Sizes, now: number): Load[] {
  const ids = randomBytes(count * ID_BYTES);
  const noise = randomFillSync(Buffer.allocUnsafe(POOL_BYTES));
  let place = 0;
  const sealed = (length: number) => {
    place = (place + 7919) % (POOL_BYTES - length);
    return { bytes: noise.subarray(place, place + length) };
  };
  /** What must be unique. */
  const random = (length: number) => ({ bytes: randomBytes(length) });
  const id = (n: number) => ({ text: `i${ids.toString('base64url', n * ID_BYTES, (n + 1) * ID_BYTES)}` });
  const invitation = (n: number) => ({ text: `made-${Math.floor(n / GROUP)}` });
  const unit = (n: number) => ({ text: `made-${Math.floor(n / GROUP / GROUPS_OF_UNIT)}` });
  const at = { time: now - (now % DAY_MS) + DAY_MS / 2 };
  const [int, flag] = [(value: number) => ({ int: value }), (value: boolean) => ({ flag: value })];
  const each = function* (row: (n: number) => Row): Generator<Row> {
    for (let n = 0; n < count; n += 1) yield row(n);
  };
  const mostly = (target: string, row: (n: number) => Row): Load => ({ target, rows: () => each(row) });
  const answers = function* (): Generator<Row> {
    for (const { id: form, version, isSent, bytes } of sizes.forms)
      yield* each((n) => [
        ...[{ text: `i${randomBytes(ID_BYTES).toString('base64url')}` }, id(n), { text: form }, int(version)],
        ...(isSent ? [invitation(n), invitation(n)] : [null, null]),
        ...[sealed(bytes), int(2), at, at, isSent ? at : null, isSent ? int(1) : null],
      ]);
  };
  const days = function* (): Generator<Row> {
    for (let day = moods; day > 0; day -= 1) {
      const time = at.time - (day - 1) * DAY_MS;
      const date = { day: time - (time % DAY_MS) };
      yield* each((n) => [id(n), date, sealed(sizes.mood), { time }]);
    }
  };
  return [
    mostly(
      'accounts (id, username_secret, username_hmac, password_sealed, legacy, address_sealed, created)',
      (n) => [
        ...[id(n), int(1), random(32), sealed(sizes.password)],
        ...[flag(false), sealed(sizes.address), at],
      ],
    ),
    mostly('child_keys (account_id, secret_number, wrapped)', (n) => [id(n), int(1), sealed(sizes.wrapped)]),
    mostly('ledgers (account_id, ledger, ledger_clock)', (n) => [id(n), sealed(sizes.ledger), int(0)]),
    mostly('profiles (account_id, sealed, updated)', (n) => [id(n), sealed(sizes.profile), at]),
    mostly('sessions (token_hash, account_id, created, last_seen, confirmed, mark)', (n) => [
      ...[random(32), id(n), at, at, at, sealed(sizes.mark)],
    ]),
    mostly(
      'acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity, sent, flags_sealed)',
      (n) => [id(n), invitation(n), unit(n), { text: n.toString(36) }, at, at, int(1), sealed(sizes.flags)],
    ),
    mostly('case_workers (account_id, invitation_id, member_id, part, mark)', (n) => [
      ...[id(n), invitation(n), invitation(n), { text: 'responsible' }, sealed(sizes.part)],
    ]),
    {
      target: `answers (id, account_id, form_id, form_version, invitation_id, request_id, sealed, etag, created, updated, sent, sent_order)`,
      rows: answers,
    },
    { target: 'moods (account_id, day, sealed, created)', rows: days },
  ];
}

/** The organisations, units and invitations of so many children; each invitation's worker has its name. */
export const placesOf = (count: number, form: string): string => `
insert into organisations (id, name, created)
  select 'made-' || n, 'Kommun ' || n, now() from generate_series(0, 289) n;
insert into units (id, organisation_id, name)
  select 'made-' || n, 'made-' || n % 290, 'Enhet ' || n from generate_series(0, ${Math.floor(count / GROUP / GROUPS_OF_UNIT)}) n;
insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
  select 'made-' || n, 'made-' || n / ${GROUPS_OF_UNIT} % 290, 'made-' || n / ${GROUPS_OF_UNIT}, 'm' || n, ${GROUP}, ${GROUP}, now()
  from generate_series(0, ${Math.floor(count / GROUP)}) n;
insert into requests (id, invitation_id, created)
  select id, id, created from invitations where id like 'made-%';
insert into request_forms (request_id, form_id, form_version, position)
  select id, '${form}', 1, 0 from invitations where id like 'made-%';`;
