import { normaliseUsername } from '@lykta/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { problem } from '../http/problem.ts';

export type PasswordFault = 'password-common' | 'password-is-username' | 'password-one-character';

/** The commonest passwords of the leaks, many more than the ten thousand that ASVS 6.2.4 and trust.md ask for. */
const common = new Set(dictionary['passwords-common']);

/**
 * What is wrong with a password that anybody would try first; null for a good one.
 * @param isOwnName whether a username, in its one form, is the one that goes with the password
 */
export function passwordFault(
  password: string,
  isOwnName: (username: string) => boolean,
): PasswordFault | null {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (new Set(plain).size <= 1) return 'password-one-character';
  if (namesIn(plain).some(isOwnName)) return 'password-is-username';
  return common.has(plain) ? 'password-common' : null;
}

/** @throws {Problem} 400 with the fault as its code */
export function requireGoodPassword(password: string, isOwnName: (username: string) => boolean): void {
  const fault = passwordFault(password, isOwnName);
  if (fault) throw problem(fault);
}

/** The usernames that a password may be: as it stands, or a phone number written in one of its other ways. */
function namesIn(password: string): string[] {
  const digits = password.replace(/[\s().+/-]/g, '').replace(/^(?:00)?46/, '0');
  return [password, digits].map(normaliseUsername).filter((name) => name !== undefined);
}
