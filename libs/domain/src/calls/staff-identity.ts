import { z } from 'zod';
import {
  FinishIdentity,
  IdentityAddress,
  IdentityLogout,
  ProviderId,
  StaffProvider,
  StartIdentity,
} from '../staff/identity.ts';
import { StaffSession } from '../staff/session.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/staff-identity.ts';

export const staffIdentityCalls = {
  [name.LIST_PROVIDERS]: { policy: 'public', schema: { response: { 200: z.array(StaffProvider) } } },
  [name.START_IDENTITY]: {
    policy: 'public',
    schema: { body: StartIdentity, response: { 200: IdentityAddress } },
  },
  [name.FINISH_IDENTITY]: {
    policy: 'public',
    schema: { body: FinishIdentity, response: { 200: StaffSession } },
  },
  [name.IDENTITY_LOGOUT]: {
    policy: 'public',
    schema: { params: z.strictObject({ provider: ProviderId }), body: IdentityLogout, response: nothing },
  },
} satisfies Calls;
