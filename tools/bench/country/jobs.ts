import { cleanUp, keepRetention, mailMembers, publishFigures, remindAll, type Services } from '@lykta/server';
import type { Row } from '../results.ts';

/** Measures once how long each job takes that looks through tables of children. */
export async function jobsOf(services: Services): Promise<Row[]> {
  const jobs: Record<string, (services: Services) => Promise<void>> = {
    'keep retention': keepRetention,
    'mail members': mailMembers,
    'publish figures': publishFigures,
    'clean up': cleanUp,
    remind: remindAll,
  };
  const rows: Row[] = [];
  for (const [job, work] of Object.entries(jobs)) {
    await work(services);
    const began = performance.now();
    await work(services);
    rows.push({ job, ms: Math.round(performance.now() - began) });
  }
  return rows;
}
