import path from 'node:path';
import type { z } from 'zod';
import { readBackups, type BackupsConfig } from './admin/backup/backup-settings.ts';
import { readNativePush, type NativePushConfig } from './messages/native/push-settings.ts';
import { misspelt } from './config-names.ts';
import { Settings } from './config-settings.ts';
import { LEAVING_SECONDS } from './http/leaving.ts';
import { readTls, type TlsConfig } from './http/tls.ts';
import { readProviders, type IdentityProvider } from './identity-providers.ts';
import { madeOnce } from './security/made-once.ts';
import { parseOrigins, type Origins } from './security/origins.ts';
import { parseProxies } from './security/proxies.ts';
import { makeSecret, parseSecrets, type SecretList } from './security/secrets.ts';
import { makeVapid, parseVapid, type VapidPair } from './security/vapid.ts';
import { readSites, type SitesConfig } from './sites/site-settings.ts';

/** Every setting of the server (docs/settings.md explains each). */
export interface Config {
  port: number;
  host: string;
  /** For how long it serves on after it was told to stop. */
  leavingSeconds: number;
  /** Absolute path of the folder for the embedded database and the secret. */
  data: string;
  /** `postgres://…`, or empty for the embedded one. */
  database: string;
  /** The same database with the role that owns the tables; empty: the role in `database`. */
  databaseOwner: string;
  /** A replica of it, from which lists for staff are read; empty: they are read from it. */
  databaseReplica: string;
  secrets: SecretList;
  staffTotp: boolean;
  /** The origins from which browsers may call, such as `https://app.example.se`. */
  origins: Origins;
  /** null: the API alone; otherwise this server has both apps too. */
  sites: SitesConfig | null;
  /** null: a proxy has the certificate. */
  tls: TlsConfig | null;
  /** Proxies whose X-Forwarded-For is trusted, besides this machine. */
  proxies: string[];
  /** The organisations' own identity providers. */
  identity: IdentityProvider[];
  botCheck: boolean;
  backups: BackupsConfig;
  smtpUrl: string;
  smsUrl: string;
  /** null: no web push. `subject` is the `mailto:` or `https:` contact for the push services. */
  vapid: (VapidPair & { subject: string }) | null;
  nativePush: NativePushConfig;
  environment: 'production' | 'demo' | 'dev';
  contact: string;
  /** null: no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** Where traces go; empty: nowhere. */
  tracesUrl: string;
  /** Whether each file of the apps gets a line in the log. */
  logFiles: boolean;
  /** Whether the browsable page for /openapi.json is served. */
  docs: boolean;
}

/** An invalid setting; the message is for the operator and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and validates all settings. Outside production, a missing secret and missing VAPID keys are created once and
 * stored in the data folder.
 * @throws {ConfigError} with one line for each fault
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const own = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name.startsWith('LYKTA_') && value !== ''),
  );
  const wrong: string[] = [];
  const read = Settings.safeParse(own);
  const production = (own.LYKTA_ENVIRONMENT ?? 'production') === 'production';
  if (production) wrong.push(...unsafe(own));
  if (!read.success) {
    wrong.push(...read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    throw new ConfigError(wrong.join('\n'));
  }
  const set = read.data;
  const data = path.resolve(set.LYKTA_DATA);
  /** Adds an error to the list of faults. */
  const orWrong = <T>(where: string, work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      wrong.push(`${where}: ${error instanceof Error ? error.message : 'unreadable'}`);
      return undefined;
    }
  };
  const kept = <T>(name: string, make: () => string, parse: (text: string) => T) =>
    orWrong(`LYKTA_DATA: ${path.join(data, name)}`, () => parse(madeOnce(data, name, make)));
  const readSecrets = () => {
    if (set.LYKTA_SECRET !== '') return orWrong('LYKTA_SECRET', () => parseSecrets(set.LYKTA_SECRET));
    return production ? undefined : kept('secret', makeSecret, parseSecrets);
  };
  const origins = orWrong('LYKTA_ORIGINS', () => parseOrigins(set.LYKTA_ORIGINS));
  const proxies = orWrong('LYKTA_PROXIES', () => parseProxies(set.LYKTA_PROXIES));
  const tls = orWrong('LYKTA_TLS_CERT', () => readTls(set.LYKTA_TLS_CERT, set.LYKTA_TLS_KEY));
  const identity = orWrong('LYKTA_IDENTITY', () => readProviders(set.LYKTA_IDENTITY, production));
  if (set.LYKTA_DATABASE_REPLICA !== '' && set.LYKTA_DATABASE === '') {
    wrong.push('LYKTA_DATABASE_REPLICA: needs LYKTA_DATABASE; the embedded database has no replica');
  }
  const sites = origins ? readSites(set, origins, wrong) : null;
  const vapid = readVapid(set, wrong, () => kept('vapid', makeVapid, parseVapid));
  const nativePush = readNativePush(set, wrong);
  const backups = readBackups(set, data, wrong);
  const secrets = readSecrets();
  if (
    wrong.length > 0 ||
    !secrets ||
    !origins ||
    !proxies ||
    !identity ||
    tls === undefined ||
    vapid === undefined
  ) {
    throw new ConfigError(wrong.join('\n'));
  }
  return {
    port: set.LYKTA_PORT,
    host: set.LYKTA_HOST,
    leavingSeconds: set.LYKTA_LEAVING_SECONDS ?? (production ? LEAVING_SECONDS : 0),
    data,
    database: set.LYKTA_DATABASE,
    databaseOwner: set.LYKTA_DATABASE_OWNER,
    databaseReplica: set.LYKTA_DATABASE_REPLICA,
    secrets,
    staffTotp: set.LYKTA_STAFF_TOTP,
    origins,
    sites,
    tls,
    proxies,
    identity,
    botCheck: set.LYKTA_BOT_CHECK,
    backups,
    smtpUrl: set.LYKTA_SMTP_URL,
    smsUrl: set.LYKTA_SMS_URL,
    vapid,
    nativePush,
    environment: set.LYKTA_ENVIRONMENT,
    contact: set.LYKTA_CONTACT,
    metricsPort: set.LYKTA_METRICS_PORT ?? null,
    metricsHost: set.LYKTA_METRICS_HOST,
    tracesUrl: set.LYKTA_TRACES,
    logFiles: set.LYKTA_LOG_FILES,
    docs: set.LYKTA_DOCS ?? !production,
  };
}

/** Returns settings that are not allowed in production. */
function unsafe(own: Record<string, string | undefined>): string[] {
  const wrong = misspelt(Object.keys(own));
  if (own.LYKTA_SECRET === undefined) {
    wrong.push(
      'LYKTA_SECRET: is required in production. Make one with: openssl rand -base64 32 (and keep it safe: without it nothing can be read)',
    );
  }
  if (own.LYKTA_ORIGINS === undefined) {
    wrong.push(
      "LYKTA_ORIGINS: is required in production: the child app's origin, then the viewer's, such as https://app.example.se,https://viewer.example.se",
    );
  }
  if (own.LYKTA_STAFF_TOTP === 'off') {
    wrong.push('LYKTA_STAFF_TOTP: may be off only where LYKTA_ENVIRONMENT is dev or demo');
  }
  return wrong;
}

/** @returns undefined if it is invalid; the reason is added to the faults */
function readVapid(
  set: z.infer<typeof Settings>,
  wrong: string[],
  kept: () => VapidPair | undefined,
): Config['vapid'] | undefined {
  const vapid = {
    publicKey: set.LYKTA_VAPID_PUBLIC_KEY,
    privateKey: set.LYKTA_VAPID_PRIVATE_KEY,
    subject: set.LYKTA_VAPID_SUBJECT,
  };
  const given = Object.values(vapid).filter((value) => value !== '').length;
  if (given === 3) return vapid;
  if (given > 0) {
    wrong.push('LYKTA_VAPID_PUBLIC_KEY, _PRIVATE_KEY and _SUBJECT: set all three or none');
    return undefined;
  }
  if (set.LYKTA_ENVIRONMENT === 'production') return null;
  const pair = kept();
  return pair && { ...pair, subject: `mailto:${set.LYKTA_CONTACT}` };
}
