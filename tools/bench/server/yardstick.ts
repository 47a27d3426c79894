import { run, type Outcome } from './measure.ts';
import { requests } from './size.ts';
import type { Pool } from './staff.ts';

/** The baseline: an upsert like that of a mood, directly in the database. */
export async function yardstick(bare: Pool): Promise<Outcome> {
  await bare.query('create table if not exists bench_upsert (id int primary key, sealed bytea)');
  const text =
    'insert into bench_upsert values ($1, $2) on conflict (id) do update set sealed = excluded.sealed';
  const outcome = await run(requests(2000), 10, async (n) => {
    await bare.query({ name: 'upsert', text, values: [n % 30, Buffer.alloc(120, n)] });
    return true;
  });
  await bare.query('drop table bench_upsert');
  return outcome;
}
