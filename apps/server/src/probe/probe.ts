import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AdminError } from '../admin/admin-error.ts';
import type { Services } from '../services.ts';
import type { Place } from './caller.ts';
import { closeDesk, openDesk } from './operator.ts';
import { walk, type Patience, type Step } from './walk.ts';

const REPORT = 'probe.json';
/** A server stops within 25 seconds at most (http/leaving.ts), and starts within some. */
const PATIENCE: Patience = { forMs: 60_000, pauseMs: 2000 };

/** What a walk through the service found. */
export interface ProbeReport {
  at: string;
  /** The step that failed; null: all went well. */
  failed: string | null;
  /** How long each step took, in ms. */
  steps: Record<string, number>;
}

/** Walks the main job through the running service, cleans up, and leaves a report in the data folder. */
export async function probe(
  services: Services,
  place: Place,
  patience = PATIENCE,
): Promise<{ report: ProbeReport; reason: string | null }> {
  const { clock, config } = services;
  const at = clock().toISOString();
  const took = new Map<string, number>();
  let failed: string | null = null;
  let reason: string | null = null;
  const step: Step = async (name, work) => {
    const began = performance.now();
    failed = name;
    const result = await work();
    failed = null;
    took.set(name, Math.round(performance.now() - began));
    return result;
  };
  const member = await openDesk(services);
  try {
    await walk(place, member, { clock, step, patience });
  } catch (error) {
    reason = error instanceof Error ? error.message : 'unknown';
  } finally {
    await closeDesk(services, member);
  }
  const report = { at, failed, steps: Object.fromEntries(took) };
  write(config.data, report);
  return { report, reason };
}

/** Reads the report of the last walk; null where there was none. */
export function readProbeReport(data: string): ProbeReport | null {
  const file = path.join(data, REPORT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProbeReport) : null;
}

function write(data: string, report: ProbeReport): void {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, REPORT);
  writeFileSync(`${file}.new`, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Says where the service of these settings is.
 * @param here calls this machine in the place of the public address
 * @throws {AdminError} if no setting says
 */
export function placeOf({ config }: Services, here: boolean): Place {
  const { sites, origins, host, port, tls } = config;
  if (!sites && !here) throw new AdminError('LYKTA_API says no public address: say --here');
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    api: new URL(sites?.api ?? `http://${address}:${port}`),
    origins,
    here: here ? { host: address, port, tls: tls !== null } : null,
  };
}
