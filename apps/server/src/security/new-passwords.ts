import { normaliseUsername } from '@lykta/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { problem } from '../problem.ts';

export type PasswordFault = 'password-common' | 'password-is-username' | 'password-one-character';

/** The most common leaked passwords, many more than the ten thousand that ASVS 6.2.4 and trust.md require. */
const common = new Set(dictionary['passwords-common']);

/**
 * Returns why a password is too easy to guess; null for a good one.
 * @param isOwnName whether a normalised username is the one that belongs to the password
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

/** Returns the usernames that a password may equal: as typed, or as another spelling of a phone number. */
function namesIn(password: string): string[] {
  const digits = password.replace(/[\s().+/-]/g, '').replace(/^(?:00)?46/, '0');
  return [password, digits].map(normaliseUsername).filter((name) => name !== undefined);
}
