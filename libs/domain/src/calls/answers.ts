import { z } from 'zod';
import { PutAnswers, StoredAnswers } from '../form/answers.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import { FormParams, nothing, type Calls } from './call.ts';
import * as name from './names/answers.ts';

const AskedParams = FormParams.extend({ invitationId: Id, requestId: Id });
const Remark = z.strictObject({ question: AuthoredId, remark: z.literal('not-true-any-more') });
const stored = { 200: StoredAnswers };

export const answerCalls = {
  [name.READ_OWN_ANSWERS]: { policy: 'child', schema: { params: FormParams, response: stored } },
  [name.SAVE_OWN_ANSWERS]: {
    policy: 'child',
    schema: { params: FormParams, body: PutAnswers, response: stored },
  },
  [name.READ_ASKED_ANSWERS]: { policy: 'child', schema: { params: AskedParams, response: stored } },
  [name.SAVE_ASKED_ANSWERS]: {
    policy: 'child',
    schema: { params: AskedParams, body: PutAnswers, response: stored },
  },
  [name.SEND_ANSWERS]: {
    policy: 'child',
    schema: { params: AskedParams, body: z.strictObject({}).nullish(), response: nothing },
  },
  [name.ADD_REMARK]: {
    policy: 'child',
    schema: { params: AskedParams, body: Remark, response: nothing },
  },
} satisfies Calls;
