import { DAY_MS } from '@lykta/domain';
import { readDrillReport } from '../admin/backup/drill.ts';
import { dataFilesIn } from '../admin/backup/files.ts';
import type { Config } from '../config.ts';
import { note, type Finding } from './finding.ts';

/** A backup is made every night. */
const OLD_BACKUP_DAYS = 2;
/** A drill is made every month. */
const OLD_DRILL_DAYS = 40;

const TIMERS = 'systemctl enable --now lykta-backup.timer lykta-drill.timer';

/** Says what an operator should know of backups: whether there are any, and whether they come back. */
export function checkBackups({ environment, backups }: Config, now: Date): Finding[] {
  if (environment !== 'production') return [];
  const { folder, identity } = backups;
  return [
    ...(identity === null ? [note('LYKTA_BACKUP_IDENTITY is not set: backups are not encrypted.')] : []),
    ...aboutNewest(folder, now),
    ...aboutDrill(folder, now),
  ];
}

const daysSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / DAY_MS);

function aboutNewest(folder: string, now: Date): Finding[] {
  const [newest] = dataFilesIn(folder);
  if (!newest) return [note(`There is no backup in ${folder}. Switch on the timers: ${TIMERS}`)];
  const days = daysSince(newest.created, now);
  return days <= OLD_BACKUP_DAYS ? [] : [note(`The newest backup in ${folder} is ${days} days old.`)];
}

function aboutDrill(folder: string, now: Date): Finding[] {
  if (dataFilesIn(folder).length === 0) return [];
  const report = readDrillReport(folder);
  if (!report) return [note('No backup was ever put back for a try: lykta drill')];
  if (report.failure !== null) return [note(`The last drill failed: ${report.failure}.`)];
  const days = daysSince(new Date(report.at), now);
  return days <= OLD_DRILL_DAYS ? [] : [note(`The last drill was ${days} days ago: lykta drill`)];
}
