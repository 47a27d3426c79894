import { randomBytes } from 'node:crypto';
import type { openPool } from '@lykta/server';
import { run, runAtRate, type Outcome } from './measure.ts';

const ORIGIN = 'http://localhost:4200';
const PASSWORD = 'tillräckligt långt';

/** Somebody signed in. */
export interface Person {
  username: string;
  cookie: string;
}

/** Connections to the database of the run. */
export type Pool = ReturnType<typeof openPool>['pool'];

type Method = 'GET' | 'POST' | 'PUT';

async function call(url: string, method: Method, cookie: string, body?: unknown): Promise<Response> {
  const headers = {
    origin: ORIGIN,
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const reply = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  await reply.arrayBuffer();
  return reply;
}

const cookieOf = (reply: Response) =>
  /lykta_\w+=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? '';
const inTurn = (urls: string[], n: number) => urls[n % urls.length]!;

/** A class opens the app in the same minute. */
export async function classroom(urls: string[]): Promise<{ outcome: Outcome; people: Person[] }> {
  const people: Person[] = [];
  const outcome = await run(30, 30, async (n) => {
    const username = `0700${String(100_000 + n)}`;
    const reply = await call(`${inTurn(urls, n)}/clients`, 'POST', '', { username, password: PASSWORD });
    people.push({ username, cookie: cookieOf(reply) });
    return reply.status === 200;
  });
  return { outcome, people };
}

/** Passwords are costly on purpose: this is what the two hashes at a time let through. */
export function signInRamp(urls: string[], people: Person[]): Promise<Outcome> {
  return run(200, 20, async (n) => {
    const { username } = people[n % people.length]!;
    const reply = await call(`${inTurn(urls, n)}/clients/signin`, 'POST', '', {
      username,
      password: PASSWORD,
    });
    return reply.status === 200;
  });
}

/** Every session is asked on both servers in turn. */
export function eveningPeak(urls: string[], people: Person[]): Promise<Outcome> {
  const mood = () => ({ timestamp: new Date().toISOString(), level0: 4, level1: [] });
  const answers = { answers: {}, inactive: {} };
  const mix: ((url: string, cookie: string) => Promise<Response>)[] = [
    (url, cookie) => call(`${url}/clients`, 'GET', cookie),
    (url, cookie) => call(`${url}/clients/moods`, 'PUT', cookie, mood()),
    (url, cookie) => call(`${url}/clients/moods`, 'GET', cookie),
    (url, cookie) => call(`${url}/clients/profile`, 'GET', cookie),
    (url, cookie) => call(`${url}/forms/metadata`, 'GET', cookie),
    (url, cookie) => call(`${url}/clients/answers/school/1`, 'PUT', cookie, answers),
    (url, cookie) => call(`${url}/clients/answers/school/1`, 'GET', cookie),
  ];
  return runAtRate(100, 20, async (n) => {
    const { cookie } = people[n % people.length]!;
    const reply = await mix[n % mix.length]!(inTurn(urls, n), cookie);
    return reply.status === 200;
  });
}

/** Twenty viewers each read the figures of a unit; 100,000 children sent the form in 20 units, 2,000 invitations. */
export async function statistics(urls: string[], pool: Pool): Promise<Outcome> {
  await pool.query(SEED);
  const token = randomBytes(32).toString('base64url');
  const session = `insert into staff_sessions values (sha256($1::bytea), 'bench-member', false, now(), now())`;
  await pool.query(session, [Buffer.from(token)]);
  const cookie = `lykta_staff=${token}`;
  return run(400, 20, async (n) => {
    const url = `${inTurn(urls, n)}/staff/answers/school/1?format=stats&unit=Bench%20${n % 20}`;
    return (await call(url, 'GET', cookie)).status === 200;
  });
}

const SEED = `
insert into organisations (id, name, created) values ('bench-org', 'Bench', now());
insert into units select 'bench-unit-' || n, 'bench-org', 'Bench ' || n from generate_series(0, 19) n;
insert into members (id, organisation_id, email, name, role, created)
  values ('bench-member', 'bench-org', 'bench@example.se', 'Bench', 'admin', now());
insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
  select 'bench-' || n, 'bench-org', 'bench-unit-' || n % 20, 'B' || n, 50, 50, now() from generate_series(1, 2000) n;
insert into counters select scope_id, 'school', 1, period, question_id, answer_id, n
  from (select 'bench-org', 100000 union all select 'bench-unit-' || n, 5000 from generate_series(0, 19) n
    union all select 'bench-' || n, 50 from generate_series(1, 2000) n) as scopes(scope_id, children),
  (values (''), ('2026Q4')) as in_period(period),
  lateral (select '', '', children union all select 'q' || q, 'a' || a, children / 5
    from generate_series(1, 15) q, generate_series(1, 5) a) as counted(question_id, answer_id, n);
analyze counters; analyze invitations;`;
