import { setTimeout as delay } from 'node:timers/promises';
import type { Cpu } from '../cpu.ts';
import type { Row } from '../results.ts';

/** The result of a load. */
export interface Outcome {
  count: number;
  failed: number;
  perSecond: number;
  /** Percentiles in milliseconds: 50, 95 and 99. */
  p50: number;
  p95: number;
  p99: number;
  /** The processor time of one request, in ms; only where it is measured. */
  cpu?: Cpu;
}

/** @returns whether the step succeeded */
export type Step = (n: number) => Promise<boolean>;

/** Runs `count` steps, `atOnce` at a time. */
export async function run(count: number, atOnce: number, step: Step): Promise<Outcome> {
  let next = 0;
  return measure(async (one) => {
    const worker = async () => {
      while (next < count) {
        next += 1;
        await one(step, next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  });
}

/** Starts steps at a fixed rate, however long each takes: like users, who do not wait for each other. */
export async function runAtRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  step: Step,
): Promise<Outcome> {
  return measure(async (one) => {
    const running: Promise<void>[] = [];
    const began = performance.now();
    for (let n = 0; n < perSecond * seconds; n += 1) {
      await delay(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
      running.push(one(step, n));
    }
    await Promise.all(running);
  });
}

/** Repeats a step, `atOnce` at a time, until the work has ended. @returns the result of the work */
export async function beside<T>(atOnce: number, step: Step, work: () => Promise<T>): Promise<T> {
  let ended = false;
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (!ended) await step((next += 1));
  });
  const result = await work();
  ended = true;
  await Promise.all(workers);
  return result;
}

async function measure(
  work: (one: (step: Step, n: number) => Promise<void>) => Promise<void>,
): Promise<Outcome> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  await work(async (step, n) => {
    const start = performance.now();
    if (!(await step(n).catch(() => false))) failed += 1;
    times.push(performance.now() - start);
  });
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    count: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

/** Returns one table row for each load; the last column compares its rate with the first row's. */
export function tableOf(rows: [string, Outcome][]): Row[] {
  const base = rows[0]![1].perSecond;
  return rows.map(([load, { count, failed, perSecond, p50, p95, p99, cpu }]) => ({
    load,
    requests: count,
    failed,
    'per second': Math.round(perSecond),
    'p50 ms': Number(p50.toFixed(1)),
    'p95 ms': Number(p95.toFixed(1)),
    'p99 ms': Number(p99.toFixed(1)),
    'rate / yardstick': Number((perSecond / base).toFixed(2)),
    'servers, CPU ms': cpu ? Number(cpu.server.toFixed(3)) : '',
    'PostgreSQL, CPU ms': cpu ? Number(cpu.database.toFixed(3)) : '',
  }));
}

/** Measures also the processor time of each request. @param used the time so far */
export async function withCpu(used: () => Cpu, work: () => Promise<Outcome>): Promise<Outcome> {
  const before = used();
  const outcome = await work();
  const after = used();
  const each = (what: keyof Cpu) => (after[what] - before[what]) / outcome.count;
  return { ...outcome, cpu: { server: each('server'), database: each('database') } };
}
