import path from 'node:path';

/** How this server's data is backed up. */
export interface BackupsConfig {
  /** The folder for backups that name no other. */
  folder: string;
  /** The folder for the newest keys of children, apart from the data's. */
  keysFolder: string;
  /** The age identity that locks and opens archives; null: they are not encrypted. */
  identity: string | null;
  /** For how many days archives are kept. */
  days: number;
}

/** The settings that say how. */
export interface BackupSettings {
  LYKTA_BACKUPS: string;
  LYKTA_BACKUP_KEYS: string;
  LYKTA_BACKUP_IDENTITY: string;
  LYKTA_BACKUP_DAYS: number;
}

const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/**
 * Reads how backups are made.
 * @param data the folder that they are under where no setting says
 * @param wrong gets a line for each setting that does not fit
 */
export function readBackups(set: BackupSettings, data: string, wrong: string[]): BackupsConfig {
  const folderOf = (value: string, name: string) =>
    value === '' ? path.join(data, name) : path.resolve(value);
  const folder = folderOf(set.LYKTA_BACKUPS, 'backups');
  const keysFolder = folderOf(set.LYKTA_BACKUP_KEYS, 'backup-keys');
  const identity = set.LYKTA_BACKUP_IDENTITY;
  if (folder === keysFolder) wrong.push('LYKTA_BACKUP_KEYS: must be another folder than LYKTA_BACKUPS');
  if (identity !== '' && !IDENTITY.test(identity)) {
    wrong.push('LYKTA_BACKUP_IDENTITY: is not an age identity such as AGE-SECRET-KEY-1…');
  }
  return { folder, keysFolder, identity: identity || null, days: set.LYKTA_BACKUP_DAYS };
}
