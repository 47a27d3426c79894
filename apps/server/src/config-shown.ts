import type { Config } from './config.ts';

/** The settings as printed by `--check-config`, without secrets and passwords. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    database: config.database === '' ? 'embedded' : withoutPassword(config.database),
    databaseOwner: withoutPassword(config.databaseOwner),
    databaseReplica: withoutPassword(config.databaseReplica),
    identity: config.identity.map(({ secret: _kept, ...provider }) => provider),
    secrets: config.secrets.map((secret) => `number ${secret.number}`),
    backups: { ...config.backups, identity: config.backups.identity === null ? 'none' : 'set' },
    tracesUrl: withoutPassword(config.tracesUrl),
    smtpUrl: withoutPassword(config.smtpUrl),
    smsUrl: withoutPassword(config.smsUrl),
    nativePush: {
      fcm: config.nativePush.fcm?.project_id ?? null,
      apns: config.nativePush.apns?.keyId ?? null,
    },
    vapid: config.vapid && { publicKey: config.vapid.publicKey, subject: config.vapid.subject },
  };
}

function withoutPassword(address: string): string {
  if (address === '') return '';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
