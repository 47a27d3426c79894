import path from 'node:path';
import { z } from 'zod';
import { madeOnce } from './security/made-once.ts';
import { makeSecret, parseSecrets, type SecretList } from './security/secrets.ts';
import { makeVapid, parseVapid, type VapidPair } from './security/vapid.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const url = (protocol: RegExp) => z.url({ protocol }).or(z.literal(''));

const localOrigins = [
  'http://localhost:4200',
  'http://localhost:4300',
  'http://127.0.0.1:4200',
  'http://127.0.0.1:4300',
];

const Environment = z.object({
  LYKTA_PORT: port.default(9090),
  LYKTA_HOST: z.string().min(1).default('127.0.0.1'),
  LYKTA_DATA: z.string().min(1).default('./data'),
  LYKTA_DATABASE: url(/^postgres(ql)?$/).default(''),
  LYKTA_DATABASE_OWNER: url(/^postgres(ql)?$/).default(''),
  LYKTA_SECRET: z.string().default(''),
  LYKTA_STAFF_TOTP: onOff.default(true),
  LYKTA_ORIGINS: z.string().default(localOrigins.join(',')),
  LYKTA_BOT_CHECK: onOff.default(true),
  LYKTA_SMTP_URL: url(/^smtps?$/).default(''),
  LYKTA_SMS_URL: url(/^https?$/).default(''),
  LYKTA_VAPID_PUBLIC_KEY: z.string().default(''),
  LYKTA_VAPID_PRIVATE_KEY: z.string().default(''),
  LYKTA_VAPID_SUBJECT: z.string().default(''),
  LYKTA_ENVIRONMENT: z.enum(['production', 'demo', 'dev']).default('production'),
  LYKTA_CONTACT: z.email().default('hej@lykta.example'),
  LYKTA_METRICS_PORT: port.optional(),
  LYKTA_DOCS: onOff.optional(),
});

/** Every setting of the server (docs/operations.md explains each). */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database and the secret. */
  data: string;
  /** `postgres://…`, or empty for the embedded one. */
  database: string;
  /** The same database as the role that the tables belong to; empty: `database` says it. */
  databaseOwner: string;
  secrets: SecretList;
  staffTotp: boolean;
  /** Where browsers may call from, such as `https://app.example.se`. */
  origins: string[];
  botCheck: boolean;
  smtpUrl: string;
  smsUrl: string;
  /** null: no reminders by web push. `subject` is `mailto:` or `https:`, for whoever runs the push service. */
  vapid: (VapidPair & { subject: string }) | null;
  environment: 'production' | 'demo' | 'dev';
  contact: string;
  /** null: no metrics. */
  metricsPort: number | null;
  /** Whether /openapi.json's browsable page is served. */
  docs: boolean;
}

/** A setting that can't be used; the message is for the operator and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks all settings.
 * Outside production a missing secret and missing VAPID keys are made once and kept in the data folder.
 * @throws {ConfigError} with one line for each setting that is wrong
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const own = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name.startsWith('LYKTA_') && value !== ''),
  );
  const read = Environment.safeParse(own);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const set = read.data;
  const data = path.resolve(set.LYKTA_DATA);
  if (set.LYKTA_ENVIRONMENT === 'production' && !set.LYKTA_STAFF_TOTP) {
    throw new ConfigError('LYKTA_STAFF_TOTP: may be off only where LYKTA_ENVIRONMENT is dev or demo');
  }
  return {
    port: set.LYKTA_PORT,
    host: set.LYKTA_HOST,
    data,
    database: set.LYKTA_DATABASE,
    databaseOwner: set.LYKTA_DATABASE_OWNER,
    secrets: readSecrets(set.LYKTA_SECRET, set.LYKTA_ENVIRONMENT, data),
    staffTotp: set.LYKTA_STAFF_TOTP,
    origins: readOrigins(set.LYKTA_ORIGINS),
    botCheck: set.LYKTA_BOT_CHECK,
    smtpUrl: set.LYKTA_SMTP_URL,
    smsUrl: set.LYKTA_SMS_URL,
    vapid: readVapid(set, data),
    environment: set.LYKTA_ENVIRONMENT,
    contact: set.LYKTA_CONTACT,
    metricsPort: set.LYKTA_METRICS_PORT ?? null,
    docs: set.LYKTA_DOCS ?? set.LYKTA_ENVIRONMENT !== 'production',
  };
}

/** The settings as `--check-config` prints them: no secret, no password. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    database: config.database === '' ? 'embedded' : withoutPassword(config.database),
    databaseOwner: withoutPassword(config.databaseOwner),
    secrets: config.secrets.map((secret) => `number ${secret.number}`),
    smtpUrl: withoutPassword(config.smtpUrl),
    smsUrl: withoutPassword(config.smsUrl),
    vapid: config.vapid && { publicKey: config.vapid.publicKey, subject: config.vapid.subject },
  };
}

function withoutPassword(address: string): string {
  if (address === '') return '';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

function readOrigins(list: string): string[] {
  return list.split(',').map((entry) => {
    const text = entry.trim();
    const parsed = URL.canParse(text) ? new URL(text) : null;
    // The native shells call from capacitor://localhost, whose `origin` is "null" to the URL parser.
    const known = parsed && (parsed.origin === text || /^(capacitor|ionic):\/\/[a-z0-9.-]+$/.test(text));
    if (!known)
      throw new ConfigError(`LYKTA_ORIGINS: "${text}" is not an origin such as https://app.example.se`);
    return text;
  });
}

function readVapid(set: z.infer<typeof Environment>, data: string): Config['vapid'] {
  const vapid = {
    publicKey: set.LYKTA_VAPID_PUBLIC_KEY,
    privateKey: set.LYKTA_VAPID_PRIVATE_KEY,
    subject: set.LYKTA_VAPID_SUBJECT,
  };
  const given = Object.values(vapid).filter((value) => value !== '').length;
  if (given === 3) return vapid;
  if (given > 0) {
    throw new ConfigError('LYKTA_VAPID_PUBLIC_KEY, _PRIVATE_KEY and _SUBJECT: set all three or none');
  }
  if (set.LYKTA_ENVIRONMENT === 'production') return null;
  return { ...readKept(data, 'vapid', makeVapid, parseVapid), subject: `mailto:${set.LYKTA_CONTACT}` };
}

function readSecrets(setting: string, environment: Config['environment'], data: string): SecretList {
  if (setting !== '') return named('LYKTA_SECRET', () => parseSecrets(setting));
  if (environment === 'production') {
    throw new ConfigError(
      'LYKTA_SECRET: is required in production. Make one with: openssl rand -base64 32 (and keep it safe: without it nothing can be read)',
    );
  }
  return readKept(data, 'secret', makeSecret, parseSecrets);
}

function readKept<T>(data: string, name: string, make: () => string, parse: (text: string) => T): T {
  return named(`LYKTA_DATA: ${path.join(data, name)}`, () => parse(madeOnce(data, name, make)));
}

/** What could not be read says where it stands. */
function named<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`${where}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
