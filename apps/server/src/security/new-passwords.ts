import { normaliseUsername } from '@lykta/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { problem } from '../http/problem.ts';

/** The commonest passwords of the leaks, many more than the ten thousand that ASVS 6.2.4 and trust.md ask for. */
const common = new Set(dictionary['passwords-common']);

/**
 * Refuses a new password that anybody would try first.
 * @param isOwnName whether a username, in its one form, is the one that goes with the password
 * @throws {Problem} 400 `password-common`, `password-is-username` or `password-one-character`
 */
export function requireGoodPassword(password: string, isOwnName: (username: string) => boolean): void {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (new Set(plain).size <= 1) throw problem('password-one-character');
  if (namesIn(plain).some(isOwnName)) throw problem('password-is-username');
  if (common.has(plain)) throw problem('password-common');
}

/** The usernames that a password may be: as it stands, or a phone number written in one of its other ways. */
function namesIn(password: string): string[] {
  const digits = password.replace(/[\s().+/-]/g, '').replace(/^(?:00)?46/, '0');
  return [password, digits].map(normaliseUsername).filter((name) => name !== undefined);
}
