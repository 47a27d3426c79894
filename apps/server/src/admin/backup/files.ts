import { DAY_MS } from '@lykta/domain';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AdminError } from '../admin-error.ts';
import type { BackupsConfig } from './backup-settings.ts';

const DATA_FILE = /^data-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.ndjson\.gz(\.age)?$/;

/** The file name of a data archive; the time in it is that of its snapshot. */
export function dataFileName(created: string, locked: boolean): string {
  return `data-${created.replaceAll(/[:.]/g, '-')}.ndjson.gz${locked ? '.age' : ''}`;
}

/** The key archive of a folder, and the name that it has where the other kind is written. */
export function keyFilesIn(folder: string, locked: boolean): [file: string, other: string] {
  const [plain, age] = ['keys.ndjson.gz', 'keys.ndjson.gz.age'].map((name) => path.join(folder, name));
  return locked ? [age!, plain!] : [plain!, age!];
}

/** Returns the newest keys for a data archive: those beside it, or those in the folder of keys. */
export function keysFor(dataFile: string, { keysFolder }: Pick<BackupsConfig, 'keysFolder'>): string {
  const places = [path.dirname(dataFile), keysFolder].filter((folder) => folder !== '');
  const files = places.flatMap((folder) => keyFilesIn(folder, dataFile.endsWith('.age')));
  return files.find((file) => existsSync(file)) ?? files[0]!;
}

/** @throws {AdminError} if a data archive has the name of another */
export function checkName(file: string, created: string): void {
  const said = createdOf(path.basename(file));
  if (said !== null && said.toISOString() !== created) {
    throw new AdminError(`${file} was swapped: it was made on ${created}`);
  }
}

/** A data archive by its name. */
export interface DataFile {
  file: string;
  created: Date;
}

/** Lists the data archives of a folder, the newest first; none where there is no folder. */
export function dataFilesIn(folder: string): DataFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const created = createdOf(name);
      return created ? [{ file: path.join(folder, name), created }] : [];
    })
    .sort((a, b) => b.created.getTime() - a.created.getTime());
}

/** Removes data archives that have been kept for so many days; the newest always stays. @returns how many */
export function forgetOldArchives(folder: string, days: number, now: Date): number {
  const [, ...earlier] = dataFilesIn(folder);
  const old = earlier.filter(({ created }) => now.getTime() - created.getTime() > days * DAY_MS);
  for (const { file } of old) rmSync(file);
  return old.length;
}

function createdOf(name: string): Date | null {
  const [, day, hour, minute, second, ms] = DATA_FILE.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}
