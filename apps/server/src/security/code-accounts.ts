import { DAY_MS, OWN_CODE_DAYS, OWN_CODE_LENGTH } from '@lykta/domain';
import type { Services } from '../services.ts';
import { toTheDay } from '../to-the-day.ts';
import type { Bound } from './binder.ts';
import { newCode } from './codes.ts';
import { hashToken } from './tokens.ts';

/** What the mark of an account made by a worker covers. Its name changes when the child makes it its own. */
interface BoundCodeAccount {
  account_id: string;
  username_hmac: Buffer;
  code_hash: Buffer | null;
  expires: Date | null;
}

export const boundCodeAccount = (row: BoundCodeAccount): Bound => [
  row.account_id,
  row.username_hmac,
  row.code_hash,
  row.expires,
];

/** Makes a new code for such an account; an earlier one no longer counts. The code itself is not stored. */
export function newOwnCode({ binder, clock }: Pick<Services, 'binder' | 'clock'>, account: BoundCodeAccount) {
  const code = newCode(OWN_CODE_LENGTH);
  const changed = {
    code_hash: hashToken(code),
    // The day alone: an exact end would say when the child answered.
    expires: toTheDay(new Date(clock().getTime() + OWN_CODE_DAYS * DAY_MS)),
  };
  const mark = binder.mark('code-account', boundCodeAccount({ ...account, ...changed }));
  return { code, changed: { ...changed, mark } };
}
