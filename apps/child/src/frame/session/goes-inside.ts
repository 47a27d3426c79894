import { mayBeSignedIn } from '../storage/login-time.ts';
import { waitingSignOut } from '../storage/waiting-sign-out.ts';

/** Whether an address shows more than the start page. A stored sign-out is sent by the part inside. */
export function goesInside(path: string): boolean {
  return path !== '/' || mayBeSignedIn() || waitingSignOut() !== undefined;
}
