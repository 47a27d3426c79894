import {
  ClientSession,
  ConfirmPassword,
  LegacySignIn,
  SetLock,
  SignIn,
  SignOut,
  Unlock,
} from '../account/schema.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/session.ts';

const session = { 200: ClientSession };

export const sessionCalls = {
  [name.READ_SESSION]: { policy: 'child-always', schema: { response: session } },
  [name.SIGN_IN]: { policy: 'public', schema: { body: SignIn, response: session } },
  [name.SIGN_IN_LEGACY]: { policy: 'public', schema: { body: LegacySignIn, response: session } },
  [name.SIGN_OUT]: { policy: 'child-always', schema: { body: SignOut, response: nothing } },
  [name.CONFIRM_PASSWORD]: { policy: 'child-locked', schema: { body: ConfirmPassword, response: nothing } },
  [name.SET_LOCK]: { policy: 'child', schema: { body: SetLock, response: nothing } },
  [name.LOCK_NOW]: { policy: 'child-locked', schema: { response: nothing } },
  [name.UNLOCK]: { policy: 'child-locked', schema: { body: Unlock, response: nothing } },
} satisfies Calls;
