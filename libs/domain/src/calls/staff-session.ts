import { z } from 'zod';
import { ChangeStaffPassword, StaffSession, StaffSignIn, StaffSignOut } from '../staff/session.ts';
import {
  FinishStaffReset,
  RecoveryCodes,
  StaffTotp,
  StartStaffReset,
  TotpSecret,
} from '../staff/organisation.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/staff-session.ts';

export const staffSessionCalls = {
  [name.READ_STAFF_SESSION]: { policy: 'staff-enrolling', schema: { response: { 200: StaffSession } } },
  [name.SIGN_IN_STAFF]: { policy: 'public', schema: { body: StaffSignIn, response: { 200: StaffSession } } },
  [name.SIGN_OUT_STAFF]: { policy: 'staff-enrolling', schema: { body: StaffSignOut, response: nothing } },
  [name.SET_STAFF_TOTP]: {
    policy: 'staff-enrolling',
    schema: { body: StaffTotp, response: { 200: z.union([TotpSecret, RecoveryCodes]) } },
  },
  [name.CHANGE_STAFF_PASSWORD]: { policy: 'staff', schema: { body: ChangeStaffPassword, response: nothing } },
  [name.START_STAFF_RESET]: { policy: 'public', schema: { body: StartStaffReset, response: nothing } },
  [name.FINISH_STAFF_RESET]: { policy: 'reset-token', schema: { body: FinishStaffReset, response: nothing } },
} satisfies Calls;
