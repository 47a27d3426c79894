import { z } from 'zod';
import {
  ChangePassword,
  ClientSession,
  CreateAccount,
  FinishPasswordReset,
  FinishVerification,
  ResetUsername,
  StartPasswordReset,
  StartVerification,
} from '../account/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/accounts.ts';

export const accountCalls = {
  [name.CREATE_ACCOUNT]: {
    policy: 'public',
    schema: { body: CreateAccount, response: { 200: ClientSession } },
  },
  [name.DELETE_ACCOUNT]: {
    policy: 'child',
    schema: {
      params: ById,
      // Required since before figures were published; both values now have the same effect (docs/decisions/0049).
      querystring: z.strictObject({ keepAnswers: z.enum(['0', '1']) }),
      response: nothing,
    },
  },
  [name.EXPORT_DATA]: {
    policy: 'child',
    schema: { response: { 200: z.record(z.string(), z.unknown()) } },
  },
  [name.CHANGE_PASSWORD]: { policy: 'child', schema: { body: ChangePassword, response: nothing } },
  [name.CHANGE_USERNAME]: { policy: 'child-legacy', schema: { body: ResetUsername, response: nothing } },
  [name.START_PASSWORD_RESET]: { policy: 'public', schema: { body: StartPasswordReset, response: nothing } },
  [name.CHECK_RESET_LINK]: { policy: 'reset-token', schema: { response: nothing } },
  [name.FINISH_PASSWORD_RESET]: {
    policy: 'reset-token',
    schema: { body: FinishPasswordReset, response: nothing },
  },
  [name.UNDO_LOGIN]: { policy: 'undo-token', schema: { response: nothing } },
  [name.START_VERIFICATION]: { policy: 'child', schema: { body: StartVerification, response: nothing } },
  [name.FINISH_VERIFICATION]: { policy: 'child', schema: { body: FinishVerification, response: nothing } },
} satisfies Calls;
