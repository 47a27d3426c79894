import { z } from 'zod';
import {
  BotCheckChallenge,
  BotCheckVerdict,
  botCheckPurposes,
  staffBotCheckPurposes,
  VerifyBotCheck,
} from '../account/schema.ts';
import { nothing, type Calls } from './call.ts';
import * as name from './names/bot-check.ts';
import * as staffName from './names/staff-bot-check.ts';

const Purpose = z.enum(botCheckPurposes);
const Ticket = z.string().max(200).optional();
const verify = { body: VerifyBotCheck, response: { 200: BotCheckVerdict } };

export const botCheckCalls = {
  [name.READ_CHALLENGE]: {
    policy: 'public',
    schema: {
      querystring: z.strictObject({ purpose: Purpose, ticket: Ticket }),
      response: { 200: BotCheckChallenge },
    },
  },
  [name.IS_BOT_CHECK_ON]: {
    policy: 'public',
    schema: { params: z.strictObject({ purpose: Purpose }), response: nothing },
  },
  [name.VERIFY_CHALLENGE]: { policy: 'public', schema: verify },
  [staffName.READ_STAFF_CHALLENGE]: {
    policy: 'public',
    schema: {
      querystring: z.strictObject({ purpose: z.enum(staffBotCheckPurposes), ticket: Ticket }),
      response: { 200: BotCheckChallenge },
    },
  },
  [staffName.VERIFY_STAFF_CHALLENGE]: { policy: 'public', schema: verify },
} satisfies Calls;
