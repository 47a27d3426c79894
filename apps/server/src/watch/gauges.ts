import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { dataFilesIn } from '../admin/backup/files.ts';
import { readDrillReport } from '../admin/backup/drill.ts';
import { version } from '../command/version.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { readProbeReport } from '../probe/probe.ts';

/** What the gauges look at. */
export interface Watched {
  db: Db;
  pool: pg.Pool;
  config: Config;
}

/** Adds what is read when Prometheus asks: the database, messages that wait, backups, drills and probes, room. */
export function installGauges(registry: Registry, watched: Watched): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (this: Gauge<Label>) => void | Promise<void>,
  ) => new Gauge({ name, help, labelNames, registers: [registry], collect });
  gauge('lykta_info', 'Which Lykta this is.', ['version'], function () {
    this.set({ version: version() }, 1);
  });
  installDatabase(gauge, watched);
  installReports(gauge, watched.config);
  gauge('lykta_disk_free_bytes', 'Room on the disk of the data.', [], async function () {
    this.remove();
    const { data } = watched.config;
    if (!existsSync(data)) return;
    const { bavail, bsize } = await statfs(data);
    this.set(bavail * bsize);
  });
}

type AddGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  collect: (this: Gauge<Label>) => void | Promise<void>,
) => Gauge<Label>;

function installDatabase(gauge: AddGauge, { db, pool }: Watched): void {
  gauge('lykta_database_connections', 'Connections of this server.', ['state'], function () {
    this.set({ state: 'open' }, pool.totalCount);
    this.set({ state: 'idle' }, pool.idleCount);
    this.set({ state: 'wanted' }, pool.waitingCount);
  });
  const read = shared(() =>
    db
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('created').as('first')])
      .groupBy(['kind', 'state'])
      .execute(),
  );
  gauge('lykta_database_up', 'Whether the database answers.', [], async function () {
    this.set((await read()) ? 1 : 0);
  });
  gauge('lykta_outbox_messages', 'Messages by kind and state.', ['kind', 'state'], async function () {
    this.reset();
    for (const { kind, state, n } of (await read()) ?? []) this.set({ kind, state }, n);
  });
  gauge('lykta_outbox_oldest_seconds', 'How long the oldest message waits.', [], async function () {
    const waiting = ((await read()) ?? []).filter(({ state }) => state === 'waiting');
    const firsts = waiting.map(({ first }) => first.getTime());
    this.set(firsts.length === 0 ? 0 : (Date.now() - Math.min(...firsts)) / 1000);
  });
}

/** Asks once for all gauges that are read together; null where the database does not answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let asking: Promise<T | null> | undefined;
  return () =>
    (asking ??= ask()
      .catch(() => null)
      .finally(() => (asking = undefined)));
}

function installReports(gauge: AddGauge, { backups, data }: Config): void {
  const seconds = (at: string | Date) => new Date(at).getTime() / 1000;
  // Where backups are made elsewhere, another machine tells of them.
  const isHere = () => existsSync(backups.folder);
  gauge('lykta_backup_timestamp_seconds', 'When the newest backup was made.', [], function () {
    this.remove();
    if (!isHere()) return;
    const [newest] = dataFilesIn(backups.folder);
    this.set(newest ? seconds(newest.created) : 0);
  });
  gauge('lykta_drill_timestamp_seconds', 'When a backup was last put back and was whole.', [], function () {
    this.remove();
    if (!isHere()) return;
    const report = readDrillReport(backups.folder);
    this.set(report?.failure === null ? seconds(report.at) : 0);
  });
  gauge('lykta_probe_timestamp_seconds', 'When the main job was last walked.', [], function () {
    this.remove();
    const report = readProbeReport(data);
    if (report) this.set(seconds(report.at));
  });
  gauge('lykta_probe_ok', 'Whether the last walk through the main job went well.', [], function () {
    this.remove();
    const report = readProbeReport(data);
    if (report) this.set(report.failed === null ? 1 : 0);
  });
}
