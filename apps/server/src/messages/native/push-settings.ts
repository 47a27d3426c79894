import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Whom this server asks to reach shells; null: not those. */
export interface NativePushConfig {
  fcm: FcmAccount | null;
  apns: ApnsKey | null;
}

/** The account that Google gives as a file of JSON; what else is in it is not needed. */
export const FcmAccount = z.object({
  project_id: z.string().regex(/^[\w-]+$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
});
export type FcmAccount = z.infer<typeof FcmAccount>;

/** The key that Apple gives as a file, and what belongs to it. */
export interface ApnsKey {
  /** PKCS#8, as text. */
  key: string;
  keyId: string;
  team: string;
  /** The app's id. */
  topic: string;
}

/** The settings that say so. */
export interface NativePushSettings {
  LYKTA_FCM_ACCOUNT: string;
  LYKTA_APNS_KEY: string;
  LYKTA_APNS_KEY_ID: string;
  LYKTA_IOS_APP: string;
}

/**
 * Reads the keys for pushes to shells.
 * @param wrong gets a line for each setting that does not fit
 */
export function readNativePush(set: NativePushSettings, wrong: string[]): NativePushConfig {
  return { fcm: readFcm(set.LYKTA_FCM_ACCOUNT, wrong), apns: readApns(set, wrong) };
}

function readFcm(file: string, wrong: string[]): FcmAccount | null {
  if (file === '') return null;
  try {
    return FcmAccount.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    wrong.push(`LYKTA_FCM_ACCOUNT: ${file} is no account of Firebase that can be read`);
    return null;
  }
}

function readApns(set: NativePushSettings, wrong: string[]): ApnsKey | null {
  const { LYKTA_APNS_KEY: file, LYKTA_APNS_KEY_ID: keyId, LYKTA_IOS_APP: app } = set;
  if (file === '' && keyId === '') return null;
  const [team = '', ...id] = app.split('.');
  if (file === '' || !/^[A-Z\d]{10}$/.test(keyId) || id.length === 0) {
    wrong.push('LYKTA_APNS_KEY and LYKTA_APNS_KEY_ID: set both, and LYKTA_IOS_APP');
    return null;
  }
  try {
    const key = readFileSync(file, 'utf8');
    if (!key.includes('PRIVATE KEY')) throw new Error('no key');
    return { key, keyId, team, topic: id.join('.') };
  } catch {
    wrong.push(`LYKTA_APNS_KEY: ${file} is no key of Apple that can be read`);
    return null;
  }
}
