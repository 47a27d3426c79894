import { createBinder, type Binder } from './binder.ts';
import { createKeyRing, type KeyRing } from './child-key.ts';
import { createCountKeys, type CountKeys } from './count-keys.ts';
import type { SecretList } from './secrets.ts';
import { createServerKey, type ServerKey } from './server-key.ts';
import { createUsernameMarks, type UsernameMarks } from './usernames.ts';

/** Everything that is derived from LYKTA_SECRET and lives longer than a request. */
export interface Keys {
  keyRing: KeyRing;
  usernames: UsernameMarks;
  /** Marks of imported logins' names, separate from those of phone numbers and addresses. */
  legacyNames: UsernameMarks;
  outboxKey: ServerKey;
  /** For TOTP secrets, recovery codes and password hashes of members. */
  staffKey: ServerKey;
  /** For password hashes of children (records/accounts.ts). */
  loginKey: ServerKey;
  /** For labels of invitations; those of children are sealed with the child's key. */
  labelKey: ServerKey;
  /** For forms that organisations are writing, and for comments on them. */
  draftKey: ServerKey;
  binder: Binder;
  /** For counts that are not published yet. */
  countKeys: CountKeys;
}

export function createKeys(secrets: SecretList): Keys {
  return {
    keyRing: createKeyRing(secrets),
    usernames: createUsernameMarks(secrets),
    legacyNames: createUsernameMarks(secrets, 'legacy-names'),
    outboxKey: createServerKey(secrets, 'outbox'),
    staffKey: createServerKey(secrets, 'staff'),
    loginKey: createServerKey(secrets, 'logins'),
    labelKey: createServerKey(secrets, 'labels'),
    draftKey: createServerKey(secrets, 'drafts'),
    binder: createBinder(secrets),
    countKeys: createCountKeys(secrets),
  };
}
