import { DEFAULT_STAFF_ROLE, staffRoleNames, staffRoleOf, own } from '@lykta/domain';
// npm run admin -- <command>: what only the operator may do (docs/operations.md). Works beside a running server.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { AdminError } from './admin/admin-error.ts';
import { backupCommands } from './admin/backup/commands.ts';
import type { Command } from './admin/command.ts';
import { divideCommand } from './admin/divide.ts';
import { importLegacy } from './admin/import-legacy.ts';
import { createMember, createOrganisation, forgetIdentity, resetTotp } from './admin/people.ts';
import { keepLog } from './admin/keep-log.ts';
import { forgetSecret } from './admin/forget-secret.ts';
import { describeUses, readSecretUses } from './renewals/secret-uses.ts';
import { systemClock } from './clock.ts';
import { ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './database/connect.ts';
import { EmbeddedUnavailable } from './database/postgres-binaries.ts';
import { beginCounting, countAnew, findDrift } from './counts/rebuild.ts';
import { freezeIntrinsics } from './security/frozen-intrinsics.ts';
import { probeCommand } from './probe/command.ts';
import { createServices } from './services.ts';

const USAGE = `lykta admin <command>, or in a clone: npm run admin -- <command>
  create-organisation <name> [--unit <name>]…
  create-member --organisation <name> --email <address> --name <name> --role <role> [--unit <name>]…
                [--viewer https://viewer.example.se] [--password-stdin]
  reset-totp <e-mail address>
  forget-identity <e-mail address>    the next sign-in at the identity provider matches the member anew
  import-legacy <file.csv>            lines of username,password; prints username,link
  secrets                             which numbers of LYKTA_SECRET are in use, and by what
  forget-secret <number>              erases what can be found only under an old number (docs/operations.md)
  keep-log <years> --organisation <name>  how long the log's lines live (five years where nobody says)
  backup [<folder>]                   writes the data, and the newest keys (into LYKTA_BACKUPS: also removes old ones)
  verify <data file>
  restore [<data file>] [--keys <file>] [--unencrypted]  replaces everything; by default by the newest backup
  drill                               puts the newest backup back beside the data, looks, removes it, reports
  probe [--here]                      walks the main job through the running service, and cleans up
  divide <parts>                      the tables that grow with use, by child (docs/scale.md); stop the servers first
  rebuild-statistics [--check]        counts anew from what children sent; --check only says what differs`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    unit: { type: 'string', multiple: true, default: [] },
    organisation: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: DEFAULT_STAFF_ROLE },
    viewer: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
    keys: { type: 'string' },
    unencrypted: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    here: { type: 'boolean', default: false },
  },
});

function required(value: string | undefined, what: string): string {
  if (!value) throw new AdminError(`${what} is missing\n\n${USAGE}`);
  return value;
}

const commands: Record<string, Command> = {
  'create-organisation': async (services, name) => {
    await createOrganisation(services, { name: required(name, 'the name'), units: values.unit });
    return `created ${name}`;
  },
  'create-member': async (services) => {
    const { unit: units } = values;
    const role = staffRoleOf(values.role);
    if (!role) throw new AdminError(`--role is ${staffRoleNames.join(' or ')}`);
    const { token } = await createMember(services, {
      organisation: required(values.organisation, '--organisation'),
      email: required(values.email, '--email'),
      name: required(values.name, '--name'),
      role,
      units,
      ...(values['password-stdin'] ? { password: readFileSync(0, 'utf8').trim() } : {}),
    });
    if (token === null) return `created ${values.email}`;
    const { origins } = services.config;
    const viewer = values.viewer ?? origins.viewer[0];
    if (viewer === undefined) throw new AdminError('--viewer, or the viewer in LYKTA_ORIGINS, is needed');
    return `created ${values.email}; they choose a password within seven days here:\n${viewer}/resetpwd#token=${token}`;
  },
  'reset-totp': async (services, email) => {
    await resetTotp(services, required(email, 'the e-mail address'));
    return `${email} sets up TOTP at the next sign-in`;
  },
  'forget-identity': async (services, email) => {
    await forgetIdentity(services, required(email, 'the e-mail address'));
    return `${email} is matched anew at the next sign-in`;
  },
  'import-legacy': async (services, file) => {
    const imported = await importLegacy(services, readFileSync(required(file, 'the file'), 'utf8'));
    return ['username,link', ...imported.map(({ username, link }) => `${username},${link}`)].join('\n');
  },
  secrets: async ({ db }) => describeUses(await readSecretUses(db)),
  'forget-secret': async (services, number) => {
    const { accounts, addresses } = await forgetSecret(services, Number(required(number, 'the number')));
    return `erased ${accounts} accounts and ${addresses} invited addresses that only this number could find`;
  },
  'keep-log': async ({ db }, years) => {
    const organisation = required(values.organisation, '--organisation');
    await keepLog(db, organisation, Number(required(years, 'the number of years')));
    return `lines of the log of ${organisation} go after ${years} years`;
  },
  ...backupCommands(values),
  probe: probeCommand(values),
  divide: divideCommand,
  'rebuild-statistics': async (services) => {
    const drift = await findDrift(services);
    if (values.check) {
      if (drift.length > 0) process.exitCode = 2;
      return [`${drift.length} counts differ`, ...drift].join('\n');
    }
    await beginCounting(services);
    await countAnew(services);
    return [`counted anew; ${drift.length} counts differed`, ...drift].join('\n');
  },
};

async function main(): Promise<void> {
  freezeIntrinsics();
  const [name = '', argument] = positionals;
  const command = own(commands, name);
  if (!command) throw new AdminError(USAGE);
  const config = loadConfig(process.env);
  const database = await openDatabase(config, 'owner');
  try {
    const services = createServices(config, database.db, systemClock, Fastify({ logger: false }).log);
    process.stdout.write(`${await command(services, argument, database.owner)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const known =
    error instanceof AdminError || error instanceof ConfigError || error instanceof EmbeddedUnavailable;
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
