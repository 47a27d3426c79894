// Started by main.ts in a network of its own: sets three machines up, lets children use them, and breaks one after the
// other.
// usage: inside.ts <folder> <rounds>
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { present } from '@lykta/domain';
import { findPrimary, runOnPrimary, untilOpen, untilWhole } from './cluster.ts';
import { FAULTS, type Fault } from './faults.ts';
import { filled } from './fill.ts';
import { Machine } from './machine.ts';
import { ipOf, layCables, NETWORK, NUMBERS, OUTSIDE } from './network.ts';
import { isCalm, median, outageMs, type Tried } from './outage.ts';
import { Peak } from './peak.ts';
import { Watch } from './watch.ts';

const WAY_IN = `${OUTSIDE}:8080`;
const LONGEST_MS = 30_000;
const MEDIAN_MS = 15_000;
const GIVE_UP_MS = 90_000;
const LOOK_EVERY_MS = 250;

const [folder = '', rounds = ''] = process.argv.slice(2);
const password = () => randomBytes(12).toString('hex');
const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
const shared = {
  ...Object.fromEntries(NUMBERS.map((number) => [`ADDRESS_${number}`, ipOf(number)])),
  NETWORK,
  VERSION: present(versions[0], 'PostgreSQL'),
  SECRET: randomBytes(32).toString('base64'),
  SUPERUSER_PASSWORD: password(),
  REPLICATOR_PASSWORD: password(),
  REWINDER_PASSWORD: password(),
  OWNER_PASSWORD: password(),
  SERVER_PASSWORD: password(),
  WAY_IN,
  WAY_IN_ADDRESS: OUTSIDE,
  BUSY: path.join(folder, 'busy.json'),
};

chmodSync(folder, 0o711);
layCables();
const machines = NUMBERS.map((number) => new Machine(number, folder, shared));

/** Starts three empty machines, and makes the database on whichever becomes the primary. */
async function setUp(): Promise<void> {
  for (const machine of machines) {
    machine.hold('lykta');
    machine.start();
  }
  const until = Date.now() + GIVE_UP_MS;
  let primary: Machine | undefined;
  while (!(primary = await findPrimary(machines))) {
    if (Date.now() > until) throw new Error('No machine became the primary.');
    await delay(LOOK_EVERY_MS);
  }
  const watched = 'create table watched (id text primary key);';
  runOnPrimary(primary, filled('roles.sql', shared) + watched, shared.SUPERUSER_PASSWORD);
  for (const machine of machines) machine.letRun('lykta');
  await untilWhole(machines);
  copyFileSync(path.join(import.meta.dirname, 'files/busy.json'), shared.BUSY);
  const file = path.join(folder, 'way-in.cfg');
  writeFileSync(file, filled('way-in.cfg', shared));
  spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilOpen(`http://${WAY_IN}`);
}

async function untilCalm(tried: readonly Tried[], since: number, what: string): Promise<void> {
  while (!isCalm(tried, since, Date.now())) {
    if (Date.now() - since > GIVE_UP_MS) throw new Error(`${what}: nobody can write again.`);
    await delay(LOOK_EVERY_MS);
  }
}

/**
 * Lets a fault happen, waits until children can write again, mends it, and waits until all is whole.
 * @returns how long writes failed, at the fault or when it was mended
 */
async function strike(fault: Fault, { notes }: Peak): Promise<number> {
  const machine = present(await fault.victim(machines), fault.name);
  const began = Date.now();
  await fault.strike(machine);
  await untilCalm(notes.tried, began, fault.name);
  const outage = outageMs(notes.tried, began);
  const mended = Date.now();
  fault.mend(machine);
  await untilWhole(machines);
  await untilCalm(notes.tried, mended, `after ${fault.name}`);
  const after = outageMs(notes.tried, mended);
  const later = after > 0 ? `, and ${(after / 1000).toFixed(1)} s when it came back` : '';
  console.log(`${machine.name}: ${fault.name}: ${(outage / 1000).toFixed(1)} s${later}`);
  return Math.max(outage, after);
}

await setUp();
console.log('Three machines are whole.');
const watch = new Watch(machines, shared.SUPERUSER_PASSWORD);
const peak = new Peak(`http://${WAY_IN}`);
const failures: string[] = [];
try {
  await peak.begin();
  await delay(5000);
  const outages: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const fault = present(FAULTS[round % FAULTS.length], 'a fault');
    const outage = await strike(fault, peak);
    if (!fault.isPlanned) outages.push(outage);
    else if (outage > 0) failures.push(`${fault.name}: somebody noticed, for ${outage} ms`);
  }
  const longest = Math.max(0, ...outages);
  const middle = median(outages);
  console.log(`Longest ${(longest / 1000).toFixed(1)} s, median ${(middle / 1000).toFixed(1)} s.`);
  if (longest > LONGEST_MS) failures.push(`an outage of ${longest} ms`);
  if (middle > MEDIAN_MS) failures.push(`a median outage of ${middle} ms`);
  await peak.end();
  watch.stop();
  failures.push(...(await watch.faults(present(await findPrimary(machines), 'primary'))));
} catch (error) {
  failures.push(String(error));
}
const { acknowledged, reads, busy, silent, wrong } = peak.notes;
console.log(
  `${acknowledged} writes acknowledged, ${reads} readings, ${busy} times busy, ${silent} without a reply.`,
);
console.log(`Straight into PostgreSQL: ${watch.accepted.length} writes accepted.`);
failures.push(...wrong);
console.log(
  failures.length === 0 ? 'Nothing was lost, and no reply was wrong.' : failures.slice(0, 20).join('\n'),
);
process.exit(failures.length === 0 ? 0 : 1);
