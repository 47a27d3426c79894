// lykta <command>: what an installed Lykta is run and looked after with (docs/operations.md).
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { own } from '@lykta/domain';
import { check } from './command/check.ts';
import { examine } from './command/doctor.ts';
import { examineIdentity } from './command/doctor-identity.ts';
import { examineReplica } from './command/doctor-replica.ts';
import { describeFindings, type Finding } from './command/finding.ts';
import { askReady } from './command/ready.ts';
import { setUp } from './command/setup.ts';
import { version } from './command/version.ts';
import { loadConfig } from './config.ts';

const SETTINGS_FILE = '/etc/lykta/lykta.env';

const USAGE = `lykta <command>
  setup --app <host> --viewer <host> --api <host> --contact <address>
        [--database postgres://…] [--tls-cert <file> --tls-key <file>]
                      writes ${SETTINGS_FILE} and makes the secret; changes no key that is there
  check               says what would stop a start
  doctor              the same, with a look into the database, its replica and at identity providers
  serve               starts the server, with both apps where LYKTA_API is set
  backup [<folder>]   writes the data and the newest keys; without a folder where the settings say
  restore [<data file>] [--keys <file>]
                      replaces everything by a backup, by default the newest
  drill               puts the newest backup back beside the data, looks, and removes it again
  probe [--here]      walks the main job through the running service, and cleans up
  ready               says whether the server on this machine can do its work
  admin <command>     organisations, members, secrets …; without a command it lists them
  --version           says which Lykta this is`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function report(findings: readonly Finding[]): void {
  say(describeFindings(findings));
  if (findings.some((finding) => finding.stops)) process.exitCode = 1;
}

function needed(value: string | undefined, name: string): string {
  if (!value) throw new Error(`--${name} is missing\n\n${USAGE}`);
  return value;
}

/** Starts another program of this folder with the words after the command. */
async function run(program: string, words: string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...words);
  await import(program);
}

const commands: Record<string, (words: string[]) => Promise<void>> = {
  setup: async (args) => {
    const text = { type: 'string' } as const;
    const options = { app: text, viewer: text, api: text, contact: text, database: text };
    const tls = { 'tls-cert': text, 'tls-key': text };
    const { values } = parseArgs({ args, options: { ...options, ...tls } });
    const changed = await setUp(SETTINGS_FILE, {
      app: needed(values.app, 'app'),
      viewer: needed(values.viewer, 'viewer'),
      api: needed(values.api, 'api'),
      contact: needed(values.contact, 'contact'),
      ...(values.database === undefined ? {} : { database: values.database }),
      ...(values['tls-cert'] === undefined ? {} : { tlsCert: values['tls-cert'] }),
      ...(values['tls-key'] === undefined ? {} : { tlsKey: values['tls-key'] }),
    });
    say(changed.length === 0 ? 'Nothing changed.' : `Set in ${SETTINGS_FILE}: ${changed.join(', ')}.`);
    say(`Keep a copy of ${SETTINGS_FILE} apart from this machine: without its keys nothing can be read.`);
  },
  check: async () => report((await check(process.env, new Date())).findings),
  doctor: async () => {
    const { config, findings } = await check(process.env, new Date());
    const looks = config
      ? [await examine(config), await examineReplica(config), await examineIdentity(config)]
      : [];
    report([...findings, ...looks.flat()]);
  },
  serve: (words) => run('./main.ts', words),
  backup: (words) => run('./admin.ts', ['backup', ...words]),
  restore: (words) => run('./admin.ts', ['restore', ...words]),
  drill: () => run('./admin.ts', ['drill']),
  probe: (words) => run('./admin.ts', ['probe', ...words]),
  ready: async () => {
    say(await askReady(loadConfig(process.env)));
  },
  admin: (words) => run('./admin.ts', words),
  '--version': async () => {
    say(version());
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = own(commands, name);
try {
  if (!command) throw new Error(USAGE);
  if (name !== 'setup' && existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
  await command(words);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
