import { z } from 'zod';
import { FormAnswers, StaffAnswersQuery } from '../case/schema.ts';
import { FormParams, type Calls } from './call.ts';
import * as name from './names/staff-answers.ts';

const asked = { params: FormParams, querystring: StaffAnswersQuery };

export const staffAnswerCalls = {
  [name.READ_STAFF_ANSWERS]: { policy: 'staff', schema: { ...asked, response: { 200: FormAnswers } } },
  [name.EXPORT_STAFF_ANSWERS]: { policy: 'staff', schema: { ...asked, response: { 200: z.string() } } },
} satisfies Calls;
