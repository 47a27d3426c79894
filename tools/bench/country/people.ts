import { CODE_ALPHABET, CODE_LENGTH, codeFrom, Form } from '@lykta/domain';
import { SIGN_IN_STAFF } from '@lykta/domain/calls';
import { createMember, hashPassword, type Services } from '@lykta/server';
import { addLivedChild, type LivedChild } from '@lykta/server/lived';
import { call } from '../server/call.ts';
import type { Pool } from '../server/staff.ts';
import { GROUP } from './made-up.ts';

const PASSWORD = 'tillräckligt långt';
const EMAIL = 'worker@example.se';
const ORGANISATION = 'Land';
const OWN = ['school', 'leisure'];
export const SENT = 'infor-motet';

/** The real people: children, and the worker of those in one invitation. */
export interface Place {
  children: LivedChild[];
  invitation: string;
  password: string;
}

/** Adds children with keys, moods and forms, in a unit of their own, and their worker. */
export async function addRealChildren(
  services: Services,
  pool: Pool,
  { count, moods }: { count: number; moods: number },
): Promise<Place> {
  await pool.query(`insert into organisations (id, name, created) values ('land', '${ORGANISATION}', now());
    insert into units (id, organisation_id, name) values ('real', 'land', 'Real');
    insert into units (id, organisation_id, name) select 'real-' || n, 'land', 'Real ' || n from generate_series(1, 20) n`);
  const open = services.binder.mark('open-unit', ['real']);
  await pool.query('update units set open_mark = $1 where id = $2', [open, 'real']);
  const worker = { organisation: ORGANISATION, name: 'Kim', role: 'worker', password: PASSWORD } as const;
  let { id: member } = await createMember(services, { ...worker, email: EMAIL, units: ['Real'] });
  const forms = await formsOf(pool);
  const turn = { audience: 'children', network: 'bench' } as const;
  const passwordHash = await hashPassword(PASSWORD, turn);
  const life = { moods, persons: 5, own: OWN.map((id) => forms(id)), sent: [forms(SENT)] };
  const children: LivedChild[] = [];
  for (let n = 0; n < count; n += 1) {
    const group = Math.floor(n / GROUP);
    const number = (group % 20) + 1;
    const unit = group === 0 ? 'real' : `real-${number}`;
    const invitation = `real-${group}`;
    if (n % GROUP === 0) await addInvitation(pool, invitation, unit, codeOf(group));
    // Each group has a worker of its own, as in life: one with a thousand children would cost much, and prove nothing.
    if (n % GROUP === 0 && group > 0) {
      const other = { ...worker, email: `worker-${group}@example.se`, units: [`Real ${number}`] };
      ({ id: member } = await createMember(services, other));
    }
    const login = { username: `07${String(30_000_000 + n)}`, passwordHash };
    children.push(
      await addLivedChild(services, login, life, { unit, invitation, requests: [invitation], member }),
    );
  }
  return { children, invitation: 'real-0', password: PASSWORD };
}

/** Signs the worker in: before each measurement, because loading may take longer than a session of staff may rest. */
export async function signInWorker(url: string): Promise<string> {
  const body = { email: EMAIL, password: PASSWORD };
  return (await call(url, SIGN_IN_STAFF, '', { body })).cookie;
}

/** An invitation's code by its number. */
export const codeOf = (n: number): string =>
  codeFrom(Array.from({ length: CODE_LENGTH }, (_, at) => Math.floor(n / CODE_ALPHABET.length ** at)));

async function addInvitation(pool: Pool, id: string, unit: string, code: string): Promise<void> {
  await pool.query(
    `insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
       values ($1, 'land', $2, $3, ${GROUP}, ${GROUP}, now())`,
    [id, unit, code],
  );
  await pool.query('insert into requests (id, invitation_id, created) values ($1, $1, now())', [id]);
  await pool.query('insert into request_forms values ($1, $2, 1, 0)', [id, SENT]);
}

/** Reads the product's forms that the servers have stored. */
async function formsOf(pool: Pool): Promise<(id: string) => Form> {
  const { rows } = await pool.query<{ id: string; body: string }>(
    'select id, body from forms where version = 1',
  );
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  return (id) => Form.parse(JSON.parse(bodies.get(id) ?? 'null'));
}
