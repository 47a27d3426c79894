import { AdminError } from '../admin/admin-error.ts';
import type { Command } from '../admin/command.ts';
import { placeOf, probe } from './probe.ts';

/** The command that walks the main job through the running service. */
export function probeCommand({ here }: { here: boolean }): Command {
  return async (services) => {
    const { report, reason } = await probe(services, placeOf(services, here));
    const lines = Object.entries(report.steps).map(([name, ms]) => `${name}: ${ms} ms`);
    if (report.failed !== null) {
      throw new AdminError([...lines, `FAILED: ${report.failed}: ${reason}`].join('\n'));
    }
    return [...lines, 'The main job works. Everything that the probe made is gone again.'].join('\n');
  };
}
