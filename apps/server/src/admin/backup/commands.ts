import { AdminError } from '../admin-error.ts';
import type { Command } from '../command.ts';
import { verifyArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { drill } from './drill.ts';
import { dataFilesIn, forgetOldArchives } from './files.ts';
import { restore } from './restore.ts';

/** What the words of the command line say. */
interface Words {
  keys?: string | undefined;
  unencrypted: boolean;
}

/** The commands around backups. */
export function backupCommands({ keys, unencrypted }: Words): Record<string, Command> {
  return {
    backup: async (services, folder) => {
      const { config, clock } = services;
      const { folder: usual, keysFolder, days, identity } = config.backups;
      const written = await (folder === undefined
        ? backUp(services, usual, keysFolder)
        : backUp(services, folder));
      const forgotten = folder === undefined ? forgetOldArchives(usual, days, clock()) : 0;
      return [
        `${written.rows} rows in ${written.file}${identity === null ? ', not encrypted' : ''}`,
        `the newest keys in ${written.keys}: keep only this copy of them, apart from the data`,
        ...(forgotten > 0 ? [`removed ${forgotten} that were older than ${days} days`] : []),
      ].join('\n');
    },
    verify: async ({ config }, file) => {
      if (!file) throw new AdminError('the file is missing');
      const opening = { identity: config.backups.identity, acceptPlain: unencrypted };
      const { head, counts } = await verifyArchive(file, opening);
      const rows = Object.entries(counts).map(([table, n]) => `${table} ${n}`);
      return [`whole; ${head.lykta} of ${head.created}`, ...rows].join('\n');
    },
    restore: async (services, file) => {
      const { folder } = services.config.backups;
      const chosen = file ?? dataFilesIn(folder)[0]?.file;
      if (chosen === undefined) throw new AdminError(`there is no backup in ${folder}: name the data file`);
      const { accounts, erased } = await restore(services, chosen, {
        keyFile: keys,
        acceptPlain: unencrypted,
      });
      return `${chosen}: ${accounts} accounts are back; ${erased} that were deleted since stay deleted. Restart the servers, then run rebuild-statistics.`;
    },
    drill: async (services, _argument, owner) => {
      const { failure, archive, accounts, seconds } = await drill(services, owner);
      if (failure !== null)
        throw new AdminError(`The drill failed with ${archive ?? 'no archive'}: ${failure}`);
      return `${archive} came back whole beside the data: ${accounts} accounts, in ${seconds} s. It is removed again.`;
    },
  };
}
