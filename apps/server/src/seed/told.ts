import { CHILDREN } from './first-children.ts';
import { PASSWORDS, STAFF } from './people.ts';

/**
 * Returns what somebody who starts the demo has to know: who can sign in, and where the data stays.
 * @param where what the open database says of itself
 */
export function toldOfDemo(where: string): string {
  return [
    `Case worker: ${STAFF.karin.email} · ${PASSWORDS.staff}`,
    `Admin:       ${STAFF.amira.email} · ${PASSWORDS.staff}`,
    `Child:       ${CHILDREN[0]!.phone} · ${PASSWORDS.child}`,
    `Data stays:  ${where}`,
  ].join('\n');
}
