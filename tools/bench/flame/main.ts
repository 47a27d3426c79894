// npm run bench:flame [-- --short]: where the server's processor time of a mood, of a saved answer and of home goes. Draws a
// flame graph of each into dist/flame, and prints the parts and the functions that take most by themselves.
import { openEmbedded } from '@lykta/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cpuUsed, postmasterIn } from '../cpu.ts';
import { show } from '../results.ts';
import { byPeople, classroom, openHome, saveAnswers, saveMood } from '../server/loads.ts';
import { run } from '../server/measure.ts';
import { requests } from '../server/size.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { draw } from './draw.ts';
import { partsOf, selfTimes, WAITING } from './parts.ts';
import { profile } from './profile.ts';
import { treeOf } from './tree.ts';

const [PORT, INSPECTED] = [5197, 9338];
const FUNCTIONS = 25;
const COUNT = requests(4000);
const folder = path.resolve(import.meta.dirname, '../../../dist/flame');

const data = newData();
const server = await startServer(data, PORT, { NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTED}` });
const embedded = await openEmbedded(data);
try {
  mkdirSync(folder, { recursive: true });
  const postmaster = postmasterIn(embedded.folder);
  const url = `http://127.0.0.1:${PORT}`;
  const { people } = await classroom([url]);
  const loads = { 'a mood': saveMood, 'a saved answer': saveAnswers, 'opening home': openHome };
  for (const [name, step] of Object.entries(loads)) {
    const work = () => run(COUNT, 20, byPeople([url], people, step));
    await work(); // compiles what it needs
    const before = cpuUsed([server.pid], postmaster);
    await work();
    const after = cpuUsed([server.pid], postmaster);
    const each = (what: 'server' | 'database') => ((after[what] - before[what]) / COUNT).toFixed(3);
    console.log(`\n${name}: server ${each('server')} ms, PostgreSQL ${each('database')} ms`);
    const taken = await profile(INSPECTED, work);
    const parts = partsOf(taken);
    parts.delete(WAITING);
    show(`flame, ${name}`, `${name}: parts of the server`, rows(parts, parts.size));
    show(`flame, ${name}, functions`, `${name}: functions by themselves`, rows(selfTimes(taken), FUNCTIONS));
    const file = path.join(folder, `${name.replaceAll(' ', '-')}.svg`);
    writeFileSync(file, draw(treeOf(taken), `${name}: the server's own time`, COUNT));
    console.log(file);
  }
} finally {
  await server.stop();
  await embedded.stop();
  dropData(data);
}

/** The longest ones, with the time of each request. */
function rows(times: Map<string, number>, most: number) {
  const all = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([what, ms]) => ({
      what,
      'µs each': Number(((1000 * ms) / COUNT).toFixed(1)),
      'of all, %': Number(((100 * ms) / all).toFixed(1)),
    }));
}
