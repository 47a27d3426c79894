import type { StaffRole } from '@lykta/domain';
import {
  fill,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_INVITATIONS,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { createMember, type openPool, type Services } from '@lykta/server';
import { call, inTurn } from './call.ts';
import type { Step } from './measure.ts';
import { CHILDREN } from './size.ts';

/** The connection pool of the benchmark's database. */
export type Pool = ReturnType<typeof openPool>['pool'];

const UNITS = 20;

const PASSWORD = 'tillräckligt långt';

/** Signs in an admin and a worker of one unit, before there are many children. @returns their cookies */
export async function signInStaff(
  services: Services,
  pool: Pool,
  urls: string[],
): Promise<{ admin: string; worker: string }> {
  await pool.query(UNITS_OF_ORGANISATION);
  const open = services.binder.mark('open-unit', ['bench-unit']);
  await pool.query('update units set open_mark = $1 where id = $2', [open, 'bench-unit']);
  const signIn = async (role: StaffRole) => {
    const email = `${role}@example.se`;
    const member = { organisation: 'Bench', email, name: role, role, units: [], password: PASSWORD };
    await createMember(services, role === 'worker' ? { ...member, units: ['Own'] } : member);
    const body = { email, password: PASSWORD };
    return (await call(inTurn(urls, 0), SIGN_IN_STAFF, '', { body })).cookie;
  };
  const staff = { admin: await signIn('admin'), worker: await signIn('worker') };
  await pool.query(INVITATION);
  return staff;
}

/** Reads the figures of one unit after the other, or of the whole organisation. */
export function readFigures(urls: string[], cookie: string, of: 'unit' | 'organisation'): Step {
  return async (n) => {
    const unit = of === 'unit' ? `&unit=Bench%20${n % UNITS}` : '';
    const figures = fill(READ_STAFF_ANSWERS, { formId: 'school', formVersion: 1 });
    const query = `format=stats${unit}`;
    return (await call(inTurn(urls, n), figures, cookie, { query })).status === 200;
  };
}

/** Makes the calls of a worker's start page. */
export function openStaffPage(urls: string[], cookie: string): Step {
  return async (n) => {
    const url = inTurn(urls, n);
    const clients = fill(LIST_INVITATION_CLIENTS, { id: 'bench-own' });
    const names = [READ_NEWS, LIST_STAFF_INVITATIONS, clients] as const;
    const replies = await Promise.all(names.map((name) => call(url, name, cookie)));
    return replies.every(({ status }) => status === 200);
  };
}

/** Adds children (100,000 in the full run) under 2,000 invitations in 20 units, with a mood, answers and sent forms. */
export async function addChildren(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const seed = { text: ROWS, query_timeout: 300_000 };
    await client.query(seed);
    await client.query({ ...seed, text: 'vacuum analyze' });
  } finally {
    client.release(true);
  }
}

const UNITS_OF_ORGANISATION = `
insert into organisations (id, name, created) values ('bench-org', 'Bench', now());
insert into units select 'bench-unit-' || n, 'bench-org', 'Bench ' || n from generate_series(0, ${UNITS - 1}) n;
insert into units values ('bench-unit', 'bench-org', 'Own');`;

const INVITATION = `
insert into invitations (id, organisation_id, unit_id, code, max_clients, created)
  values ('bench-own', 'bench-org', 'bench-unit', 'BENCHA', 50, now());
insert into requests values ('bench-own', 'bench-own', now());
insert into request_forms values ('bench-own', 'school', 1, 0);`;

const ROWS = `
insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
  select 'bench-' || n, 'bench-org', 'bench-unit-' || n % ${UNITS},
    'BNC' || translate(lpad(to_hex(n), 3, '0'), '0123456789abcdef', 'ABCDEFGHJKMNPQRS'), 50, 50, now()
  from generate_series(1, 2000) n;
insert into requests select 'bench-' || n, 'bench-' || n, now() from generate_series(1, 2000) n;
insert into request_forms select 'bench-' || n, 'school', 1, 0 from generate_series(1, 2000) n;
insert into accounts (id, username_secret, username_hmac, password_sealed, legacy, created)
  select 'bench-' || n, 1, int4send(n), '\\x0001', false, now() from generate_series(1, ${CHILDREN}) n;
insert into child_keys select id, 1, '\\x00' from accounts where id like 'bench-%';
insert into ledgers select id, '\\x00', 0 from accounts where id like 'bench-%';
insert into acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity, sent, unread)
  select 'bench-' || n, invitations.id, invitations.unit_id, 'bench-' || n, now(), now(), 1, 1
  from generate_series(1, ${CHILDREN}) n join invitations on invitations.id = 'bench-' || 1 + n % 2000;
insert into moods (account_id, day, sealed, created) select id, current_date, sha256(id::bytea), now() from accounts where id like 'bench-%';
insert into answers (id, account_id, form_id, form_version, invitation_id, request_id, sealed, etag, created, updated, sent, sent_order)
  select id || '-own', id, 'school', 1, null, null, sha256(id::bytea), 1, now(), now(), null, null
  from accounts where id like 'bench-%';
insert into answers (id, account_id, form_id, form_version, invitation_id, request_id, sealed, etag, created, updated, sent, sent_order)
  select 'bench-' || n, 'bench-' || n, 'school', 1, 'bench-' || 1 + n % 2000, 'bench-' || 1 + n % 2000,
  sha256(int4send(n)), 2, now(), now(), now(), 1 from generate_series(1, ${CHILDREN}) n;
update organisations set published_to = '2026Q3' where id = 'bench-org';
insert into published_figures select 'bench-org', unit_id, 'school', 1, quarter, (
    select json_agg(cell) from (select json_build_array('', json_build_object('size', size, 'answers', '[]'::json)) as cell
      union all select json_build_array('q' || q, json_build_object('size', size, 'answers',
        (select json_agg(json_build_array('a' || a, size / 5)) from generate_series(1, 5) a)))
      from generate_series(1, 15) q) as cells)::text
  from (select '', 99999 union all select 'bench-unit-' || n, 4998 from generate_series(0, ${UNITS - 1}) n)
      as scopes(unit_id, size),
    (values ('2025Q4'), ('2026Q1'), ('2026Q2'), ('2026Q3')) as quarters(quarter);`;
