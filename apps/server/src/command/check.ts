import { DAY_MS } from '@lykta/domain';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ConfigError, loadConfig, type Config } from '../config.ts';
import { EmbeddedUnavailable, findBinaries } from '../database/postgres-binaries.ts';
import { aboutCertificate, type TlsConfig } from '../http/tls.ts';
import { checkBackups } from './check-backups.ts';
import { note, stops, type Finding } from './finding.ts';

/** A certificate that ends sooner should have been renewed by now. */
const SOON_DAYS = 14;

/** The settings, unless they are wrong, and what is to be said about them. */
export interface Checked {
  config: Config | null;
  findings: Finding[];
}

/** Finds what would stop a start, without a look into the database. */
export async function check(environment: NodeJS.ProcessEnv, now: Date): Promise<Checked> {
  let config: Config;
  try {
    config = loadConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, findings: error.message.split('\n').map(stops) };
  }
  const findings = [
    ...checkCertificate(config, now),
    ...checkEmbedded(config),
    ...(await checkPort(config)),
    ...checkMessages(config),
    ...checkBackups(config, now),
  ];
  return { config, findings };
}

function checkCertificate({ tls, sites }: Config, now: Date): Finding[] {
  if (!tls) return [];
  const { ends, holdsFor } = aboutCertificate(tls);
  const origins = sites ? [sites.child.origin, sites.viewer.origin, sites.api] : [];
  const names = origins.map((origin) => new URL(origin).hostname);
  return [
    ...aboutItsEnd(tls, Math.floor((ends.getTime() - now.getTime()) / DAY_MS)),
    ...names
      .filter((name) => !holdsFor(name))
      .map((name) => stops(`The certificate in ${tls.cert} does not hold for ${name}.`)),
  ];
}

function aboutItsEnd({ cert }: TlsConfig, days: number): Finding[] {
  if (days < 0) return [stops(`The certificate in ${cert} has ended. Renew it.`)];
  if (days > SOON_DAYS) return [];
  return [note(`The certificate in ${cert} ends in ${days} days. Renew it, then send SIGHUP.`)];
}

function checkEmbedded({ database, data }: Config): Finding[] {
  if (database !== '') return [];
  const findings: Finding[] = [];
  try {
    findBinaries();
  } catch (error) {
    if (!(error instanceof EmbeddedUnavailable)) throw error;
    findings.push(stops(error.message));
  }
  if (!isWritable(data)) {
    findings.push(stops(`LYKTA_DATA: this user can't write in ${data}. Give it the folder.`));
  }
  return findings;
}

/** Whether a folder can be written, or made where it does not exist yet. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return folder !== path.dirname(folder) && isWritable(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function checkPort({ host, port }: Config): Promise<Finding[]> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return [];
  if (code === 'EADDRINUSE')
    return [note(`Port ${port} is in use: Lykta runs already, or another program has it.`)];
  if (code === 'EACCES') {
    return [
      stops(`LYKTA_PORT: this user may not listen on ${port}. See "Its own TLS" in docs/operations.md.`),
    ];
  }
  return [stops(`LYKTA_HOST: nothing can listen on ${host} (${code}).`)];
}

function checkMessages({ environment, smtpUrl, smsUrl, vapid }: Config): Finding[] {
  if (environment !== 'production') return [];
  return [
    ...(smtpUrl === ''
      ? [note('LYKTA_SMTP_URL is not set: e-mail waits in the outbox, nobody gets it.')]
      : []),
    ...(smsUrl === '' ? [note('LYKTA_SMS_URL is not set: SMS waits in the outbox, nobody gets it.')] : []),
    ...(vapid === null ? [note('LYKTA_VAPID_PUBLIC_KEY is not set: there are no reminders.')] : []),
  ];
}
