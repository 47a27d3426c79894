// npm run bench:mood [-- --short]: where the time of one signed-in mood goes. Processor time of the server, of PostgreSQL
// and of the caller, beside a bare upsert and a bare server that makes it; then the server's own, part by part.
import { openEmbedded, openPool } from '@lykta/server';
import path from 'node:path';
import { cpuUsed, postmasterIn } from '../cpu.ts';
import { show, type Row } from '../results.ts';
import { byPeople, classroom, saveMood } from '../server/loads.ts';
import { run, type Outcome } from '../server/measure.ts';
import { requests } from '../server/size.ts';
import { yardstick } from '../server/yardstick.ts';
import { dropData, newData, startServer } from '../start-server.ts';
import { partsOf, WAITING } from '../flame/parts.ts';
import { profile } from '../flame/profile.ts';

const [PORT, BARE_PORT, INSPECTED] = [5198, 5199, 9339];
const MOODS = requests(4000);

const data = newData();
const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTED}` };
const server = await startServer(data, PORT, inspected);
const bare = await startServer(data, BARE_PORT, {}, path.join(import.meta.dirname, 'bare.ts'));
const embedded = await openEmbedded(data);
const { pool } = openPool(embedded.owner, 10);
try {
  await pool.query('select');
  const postmaster = postmasterIn(embedded.folder);
  const url = `http://127.0.0.1:${PORT}`;
  const { people } = await classroom([url]);
  const moods = byPeople([url], people, saveMood);
  const bareMoods = byPeople([`http://127.0.0.1:${BARE_PORT}`], people, saveMood);

  const rows: Row[] = [];
  let base = 0;
  const measure = async (what: string, pid: number | null, work: () => Promise<Outcome>) => {
    await work();
    const [before, own] = [cpuUsed(pid === null ? [] : [pid], postmaster), process.cpuUsage()];
    const { count, failed, perSecond } = await work();
    if (failed > 0) throw new Error(`${what}: ${failed} of ${count} failed`);
    const [after, caller] = [cpuUsed(pid === null ? [] : [pid], postmaster), process.cpuUsage(own)];
    const each = (ms: number) => Number((ms / count).toFixed(3));
    base ||= perSecond;
    rows.push({
      what,
      'per second': Math.round(perSecond),
      'rate / yardstick': Number((perSecond / base).toFixed(2)),
      'server, ms': each(after.server - before.server),
      'PostgreSQL, ms': each(after.database - before.database),
      'caller, ms': each((caller.user + caller.system) / 1000),
    });
  };
  await measure('one bare upsert, 10 at a time', null, () => yardstick(pool));
  await measure('a bare server with that upsert, 20 at a time', bare.pid, () => run(MOODS, 20, bareMoods));
  await measure('a signed-in mood, 20 at a time', server.pid, () => run(MOODS, 20, moods));
  show('mood', 'Processor time of one request, all on the same cores', rows);

  const parts = partsOf(await profile(INSPECTED, () => run(MOODS, 20, moods)));
  const waiting = parts.get(WAITING) ?? 0;
  const busy = [...parts.values()].reduce((sum, ms) => sum + ms, 0) - waiting;
  parts.delete(WAITING);
  show(
    'mood parts',
    'The server’s own time of one mood',
    [...parts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([part, ms]) => ({
        part,
        'ms each': Number((ms / MOODS).toFixed(3)),
        'of all, %': Math.round((100 * ms) / busy),
      })),
  );
} finally {
  await pool.end();
  await Promise.all([server.stop(), bare.stop()]);
  await embedded.stop();
  dropData(data);
}
