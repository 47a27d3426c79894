import { addressOf, IS_READY } from '@lykta/domain/calls';
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Machine } from './machine.ts';

/** What one Patroni says of itself. */
interface Member {
  role: string;
  state: string;
  isSynchronous: boolean;
}

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 500;
const TIMEOUT_MS = 1500;

/** Returns what a URL replies as JSON; undefined where nobody replies. */
async function ask(url: string, body?: object): Promise<Record<string, unknown> | undefined> {
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  try {
    const reply = await fetch(url, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await reply.json()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

async function memberOf({ address }: Machine): Promise<Member | undefined> {
  const said = await ask(`http://${address}:8008/patroni`);
  if (!said) return undefined;
  const { role, state, sync_standby: synchronous } = said;
  return { role: String(role), state: String(state), isSynchronous: synchronous === true };
}

const isPrimary = ({ role, state }: Member) => ['master', 'primary'].includes(role) && state === 'running';
const isCopy = ({ role, state }: Member) => role === 'replica' && ['running', 'streaming'].includes(state);

async function findMember(
  machines: readonly Machine[],
  fits: (member: Member) => boolean,
): Promise<Machine | undefined> {
  const members = await Promise.all(machines.map(memberOf));
  return machines.find((_, n) => members[n] && fits(members[n]));
}

/** Returns the machine whose PostgreSQL is the primary. */
export const findPrimary = (machines: readonly Machine[]): Promise<Machine | undefined> =>
  findMember(machines, isPrimary);

/** Returns the machine whose copy commits wait for. */
export const findSynchronous = (machines: readonly Machine[]): Promise<Machine | undefined> =>
  findMember(machines, ({ isSynchronous }) => isSynchronous);

/** Lets another machine become the primary, as before maintenance. */
export async function handOver({ name, address }: Machine): Promise<void> {
  const reply = await fetch(`http://${address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: name }),
  });
  if (!reply.ok) throw new Error(`switchover: ${reply.status} ${await reply.text()}`);
}

/** Returns the machine whose etcd leads. */
export async function findEtcdLeader(machines: readonly Machine[]): Promise<Machine | undefined> {
  for (const machine of machines) {
    const said = await ask(`http://${machine.address}:2379/v3/maintenance/status`, {});
    const { header, leader } = said ?? {};
    const own = (header as { member_id?: string } | undefined)?.member_id;
    if (own !== undefined && own === leader) return machine;
  }
  return undefined;
}

/** What is missing until every machine does its part; empty when it is whole. */
async function missing(machines: readonly Machine[]): Promise<string> {
  const members = (await Promise.all(machines.map(memberOf))).filter((member) => member !== undefined);
  if (members.filter(isPrimary).length !== 1) return 'one primary';
  if (members.filter(isCopy).length !== machines.length - 1) return 'a copy';
  if (!members.some(({ isSynchronous }) => isSynchronous)) return 'a copy that commits wait for';
  const replies = await Promise.all(
    machines.map(async ({ address }) => {
      const etcd = await ask(`http://${address}:2379/health`);
      const lykta = await ask(`http://${address}:9090${addressOf(IS_READY)}`);
      return etcd?.health === 'true' && lykta?.status === 'ok';
    }),
  );
  return replies.every((isWell) => isWell) ? '' : 'etcd or Lykta somewhere';
}

/** Waits until nothing is missing. @throws {Error} saying what is, after two minutes */
async function untilNothing(find: () => Promise<string>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const lacks = await find();
    if (lacks === '') return;
    if (Date.now() > until) throw new Error(`It does not become whole: ${lacks} is missing.`);
    await delay(LOOK_EVERY_MS);
  }
}

/** Waits until all machines do their part. @throws {Error} saying what is missing after two minutes */
export const untilWhole = (machines: readonly Machine[]): Promise<void> =>
  untilNothing(() => missing(machines));

/** Waits until the way in leads to a server that can do its work. @throws {Error} after two minutes */
export const untilOpen = (wayIn: string): Promise<void> =>
  untilNothing(async () => ((await ask(wayIn + addressOf(IS_READY)))?.status === 'ok' ? '' : 'the way in'));

/** Runs statements on the primary as the superuser. */
export function runOnPrimary({ address }: Machine, sql: string, password: string): void {
  const { status, stderr } = spawnSync(
    'psql',
    ['--host', address, '--username', 'postgres', '--set', 'ON_ERROR_STOP=1', '--quiet', 'postgres'],
    { input: sql, encoding: 'utf8', env: { PATH: process.env.PATH, PGPASSWORD: password } },
  );
  if (status !== 0) throw new Error(`psql: ${stderr}`);
}
