import { randomBytes } from 'node:crypto';
import type { openPool } from '@lykta/server';
import { call, inTurn } from './call.ts';
import type { Step } from './measure.ts';

/** Connections to the database of the run. */
export type Pool = ReturnType<typeof openPool>['pool'];

const UNITS = 20;

/** An admin and a worker of one unit, before there are many children. @returns their cookies */
export async function signInStaff(pool: Pool): Promise<{ admin: string; worker: string }> {
  await pool.query(ORGANISATION);
  const signIn = async (member: string) => {
    const token = randomBytes(32).toString('base64url');
    const session = `insert into staff_sessions values (sha256($1::bytea), $2, false, now(), now())`;
    await pool.query(session, [Buffer.from(token), member]);
    return `lykta_staff=${token}`;
  };
  return { admin: await signIn('bench-admin'), worker: await signIn('bench-worker') };
}

/** Figures of one unit after the other, or of the whole organisation. */
export function readFigures(urls: string[], cookie: string, of: 'unit' | 'organisation'): Step {
  return async (n) => {
    const unit = of === 'unit' ? `&unit=Bench%20${n % UNITS}` : '';
    const url = `${inTurn(urls, n)}/staff/answers/school/1?format=stats${unit}`;
    return (await call(url, 'GET', cookie)).status === 200;
  };
}

/** What a worker sees after signing in. */
export function openStaffPage(urls: string[], cookie: string): Step {
  return async (n) => {
    const url = inTurn(urls, n);
    const paths = ['/staff/news', '/staff/invitations', '/staff/invitations/bench-own/clients'];
    const replies = await Promise.all(paths.map((path) => call(url + path, 'GET', cookie)));
    return replies.every(({ status }) => status === 200);
  };
}

/** 100,000 children under 2,000 invitations in 20 units, with a mood, answers and what they sent. */
export async function addChildren(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const seed = { text: CHILDREN, query_timeout: 300_000 };
    await client.query(seed);
    await client.query({ ...seed, text: 'vacuum analyze' });
  } finally {
    client.release(true);
  }
}

const ORGANISATION = `
insert into organisations (id, name, created) values ('bench-org', 'Bench', now());
insert into units select 'bench-unit-' || n, 'bench-org', 'Bench ' || n from generate_series(0, ${UNITS - 1}) n;
insert into units values ('bench-unit', 'bench-org', 'Own');
insert into members (id, organisation_id, email, name, role, created) values
  ('bench-admin', 'bench-org', 'admin@example.se', 'Admin', 'admin', now()),
  ('bench-worker', 'bench-org', 'worker@example.se', 'Worker', 'worker', now());
insert into member_units values ('bench-worker', 'bench-unit');
insert into invitations (id, organisation_id, unit_id, code, max_clients, created)
  values ('bench-own', 'bench-org', 'bench-unit', 'BENCHA', 50, now());
insert into requests values ('bench-own', 'bench-own', now());
insert into request_forms values ('bench-own', 'school', 1, 0);`;

const CHILDREN = `
insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
  select 'bench-' || n, 'bench-org', 'bench-unit-' || n % ${UNITS},
    'BNC' || translate(lpad(to_hex(n), 3, '0'), '0123456789abcdef', 'ABCDEFGHJKMNPQRS'), 50, 50, now()
  from generate_series(1, 2000) n;
insert into requests select 'bench-' || n, 'bench-' || n, now() from generate_series(1, 2000) n;
insert into request_forms select 'bench-' || n, 'school', 1, 0 from generate_series(1, 2000) n;
insert into accounts select 'bench-' || n, 1, int4send(n), 'none', false, null, now() from generate_series(1, 100000) n;
insert into child_keys select id, 1, '\\x00' from accounts where id like 'bench-%';
insert into acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, stirred, sent, unread)
  select 'bench-' || n, invitations.id, invitations.unit_id, 'P' || n, now(), now(), 1, 1
  from generate_series(1, 100000) n join invitations on invitations.id = 'bench-' || 1 + n % 2000;
insert into moods select id, current_date, sha256(id::bytea), now(), now() from accounts where id like 'bench-%';
insert into answers select id || '-own', id, 'school', 1, null, null, sha256(id::bytea), 1, now(), now(), null
  from accounts where id like 'bench-%';
insert into answers select 'bench-' || n, 'bench-' || n, 'school', 1, 'bench-' || 1 + n % 2000, 'bench-' || 1 + n % 2000,
  sha256(int4send(n)), 2, now(), now(), now() from generate_series(1, 100000) n;
update organisations set published_to = '2026Q3' where id = 'bench-org';
insert into published_figures select 'bench-org', unit_id, 'school', 1, quarter, (
    select json_agg(cell) from (select json_build_array('', json_build_object('size', size, 'answers', '[]'::json)) as cell
      union all select json_build_array('q' || q, json_build_object('size', size, 'answers',
        (select json_agg(json_build_array('a' || a, size / 5)) from generate_series(1, 5) a)))
      from generate_series(1, 15) q) as cells)::text
  from (select '', 99999 union all select 'bench-unit-' || n, 4998 from generate_series(0, ${UNITS - 1}) n)
      as scopes(unit_id, size),
    (values ('2025Q4'), ('2026Q1'), ('2026Q2'), ('2026Q3')) as quarters(quarter);`;
