import { existsSync, readFileSync, renameSync, statSync, chmodSync, chownSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { own } from '@lykta/domain';
import { settingsFile, withSettings } from '../config-file.ts';
import { makeSecret } from '../security/secrets.ts';
import { makeVapid, parseVapid } from '../security/vapid.ts';

/** What the operator says about an installation. */
export interface Installation {
  /** Host names. */
  app: string;
  viewer: string;
  api: string;
  contact: string;
  /** `postgres://…`; absent: the embedded database. */
  database?: string;
  tlsCert?: string;
  tlsKey?: string;
}

const HOST = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** @throws {Error} naming each host name that is none */
function origins({ app, viewer, api }: Installation) {
  const wrong = [app, viewer, api].filter((name) => !HOST.test(name));
  if (wrong.length > 0) throw new Error(`"${wrong.join('", "')}" is no host name such as app.example.se`);
  return { app: `https://${app}`, viewer: `https://${viewer}`, api: `https://${api}` };
}

/**
 * Writes the settings of an installation into its file, and makes the secret, the identity of backups and the keys for
 * reminders where the file has none. A second run changes what is said, and never the keys.
 * @returns the names of the settings that changed
 * @throws {Error} if a host name is none
 */
export async function setUp(file: string, installation: Installation): Promise<string[]> {
  const { app, viewer, api } = origins(installation);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : settingsFile({});
  const before: Record<string, string | undefined> = parseEnv(text);
  const { contact, database, tlsCert, tlsKey } = installation;
  const said = {
    LYKTA_ORIGINS: `${app},${viewer}`,
    LYKTA_API: api,
    LYKTA_CONTACT: contact,
    ...(database === undefined ? {} : { LYKTA_DATABASE: database }),
    ...(tlsCert === undefined ? {} : { LYKTA_TLS_CERT: tlsCert }),
    ...(tlsKey === undefined ? {} : { LYKTA_TLS_KEY: tlsKey }),
    ...(before.LYKTA_SECRET ? {} : { LYKTA_SECRET: makeSecret() }),
    ...(before.LYKTA_BACKUP_IDENTITY ? {} : { LYKTA_BACKUP_IDENTITY: await generateX25519Identity() }),
    ...(before.LYKTA_VAPID_PUBLIC_KEY ? {} : newVapid(contact)),
  };
  const changed = Object.entries(said).filter(([name, value]) => own(before, name) !== value);
  write(file, withSettings(text, Object.fromEntries(changed)));
  return changed.map(([name]) => name);
}

function newVapid(contact: string): Record<string, string> {
  const { publicKey, privateKey } = parseVapid(makeVapid());
  return {
    LYKTA_VAPID_PUBLIC_KEY: publicKey,
    LYKTA_VAPID_PRIVATE_KEY: privateKey,
    LYKTA_VAPID_SUBJECT: `mailto:${contact}`,
  };
}

/** Replaces the file whole, with the owner and the rights that it had: a torn one would lose the secret. */
function write(file: string, text: string): void {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  if (existsSync(file)) {
    const { uid, gid, mode } = statSync(file);
    chownSync(unfinished, uid, gid);
    chmodSync(unfinished, mode & 0o777);
  }
  renameSync(unfinished, file);
}
