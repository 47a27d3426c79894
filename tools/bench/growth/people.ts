import { Form } from '@lykta/domain';
import { GIVE_REASON, SIGN_IN_STAFF } from '@lykta/domain/calls';
import { createMember, hashPassword, type Services } from '@lykta/server';
import { addLivedChild, type Life } from '@lykta/server/lived';
import { codeOf } from '../country/people.ts';
import { call } from '../server/call.ts';
import type { Pool } from '../server/staff.ts';

const PASSWORD = 'tillräckligt långt';
const FORMS = 12;
const SENDINGS = 8;

/** Both children open this form for the first time. */
export const NOT_BEGUN = 'leisure';

/** A child and the worker of its case; nobody else is there for either of them. */
export interface Pair {
  child: string;
  worker: string;
  invitation: string;
  /** The child's code at the unit. */
  client: string;
}

/** Makes a child that came yesterday, and one that has used the app for a year. */
export async function makePairs(
  services: Services,
  pool: Pool,
  url: string,
): Promise<{ fresh: Pair; grown: Pair }> {
  await pool.query(`insert into organisations (id, name, created) values ('growth', 'Growth', now())`);
  const forms = await formsToSend(pool);
  const own = forms.filter(({ metadata }) => metadata.group !== undefined && metadata.id !== NOT_BEGUN);
  const fresh = { moods: 1, persons: 1, own: own.slice(0, 1), sent: forms.slice(0, 1) };
  const grown = { moods: 365, persons: 40, own, sent: forms };
  return {
    fresh: await makePair(services, pool, url, { name: 'fresh', life: fresh, requests: 1 }),
    grown: await makePair(services, pool, url, { name: 'grown', life: grown, requests: SENDINGS }),
  };
}

/** The product's forms that staff may send. */
async function formsToSend(pool: Pool): Promise<Form[]> {
  const { rows } = await pool.query<{ body: string }>(
    `select body from forms where organisation_id is null and version = 1 and id <> 'beb' order by id`,
  );
  return rows.map(({ body }) => Form.parse(JSON.parse(body))).slice(0, FORMS);
}

async function makePair(
  services: Services,
  pool: Pool,
  url: string,
  { name, life, requests: times }: { name: string; life: Life; requests: number },
): Promise<Pair> {
  await pool.query(`insert into units (id, organisation_id, name, open_mark) values ($1, 'growth', $1, $2)`, [
    name,
    services.binder.mark('open-unit', [name]),
  ]);
  const email = `${name}@example.se`;
  const worker = { organisation: 'Growth', email, name, role: 'worker', units: [name] } as const;
  await createMember(services, { ...worker, units: [name], password: PASSWORD });
  const members = await pool.query<{ id: string }>('select id from members where email = $1', [email]);
  await pool.query(
    `insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
       values ($1, 'growth', $1, $2, 1, 1, now() - interval '1 year')`,
    [name, codeOf(times)],
  );
  const requests = Array.from({ length: times }, (_, n) => `${name}-${n}`);
  for (const [n, request] of requests.entries()) {
    await pool.query(
      `insert into requests (id, invitation_id, created) values ($1, $2, now() - make_interval(days => $3))`,
      [request, name, (times - n) * 31],
    );
    for (const [position, { metadata }] of life.sent.entries()) {
      const row = [request, metadata.id, metadata.version, position];
      await pool.query('insert into request_forms values ($1, $2, $3, $4)', row);
    }
  }
  const turn = { audience: 'children', network: 'bench' } as const;
  const login = {
    username: name === 'fresh' ? '0700000001' : '0700000002',
    passwordHash: await hashPassword(PASSWORD, turn),
  };
  const place = { unit: name, invitation: name, requests, member: members.rows[0]!.id };
  const { cookie } = await addLivedChild(services, login, life, place);
  const signedIn = await call(url, SIGN_IN_STAFF, '', { body: { email, password: PASSWORD } });
  const { rows } = await pool.query<{ pseudonym: string }>(
    'select pseudonym from acceptances where invitation_id = $1',
    [name],
  );
  const client = rows[0]!.pseudonym;
  const body = { invitation: name, client, reason: 'Uppföljning' };
  const { status } = await call(url, GIVE_REASON, signedIn.cookie, { body });
  if (status >= 400) throw new Error(`no answers of ${name} may be opened: ${status}`);
  return { child: cookie, worker: signedIn.cookie, invitation: name, client };
}
