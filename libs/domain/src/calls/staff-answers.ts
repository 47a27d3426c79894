import { z } from 'zod';
import { ChildSendings, FormAnswers, StaffAnswersQuery } from '../case/schema.ts';
import { Id } from '../id/schema.ts';
import { ById, FormParams, type Calls } from './call.ts';
import * as name from './names/staff-answers.ts';

const asked = { params: FormParams, querystring: StaffAnswersQuery };

export const staffAnswerCalls = {
  [name.READ_CHILD_ANSWERS]: {
    policy: 'open-answers',
    schema: { params: ById.extend({ client: Id }), response: { 200: ChildSendings } },
  },
  [name.READ_STAFF_ANSWERS]: { policy: 'staff', schema: { ...asked, response: { 200: FormAnswers } } },
  [name.EXPORT_STAFF_ANSWERS]: { policy: 'staff', schema: { ...asked, response: { 200: z.string() } } },
} satisfies Calls;
