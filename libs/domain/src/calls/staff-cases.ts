import { z } from 'zod';
import {
  CaseWorkers,
  ChangeCaseWorkers,
  Colleague,
  HandOver,
  SeenNotices,
  StaffNotice,
} from '../case/workers.ts';
import { Id } from '../id/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/staff-cases.ts';

const oneCase = { params: ById.extend({ client: Id }), response: { 200: CaseWorkers } };

export const staffCaseCalls = {
  [name.READ_CASE_WORKERS]: { policy: 'handle-cases', schema: oneCase },
  [name.CHANGE_CASE_WORKERS]: { policy: 'handle-cases', schema: { ...oneCase, body: ChangeCaseWorkers } },
  [name.HAND_OVER_CASES]: { policy: 'handle-cases', schema: { body: HandOver, response: nothing } },
  [name.LIST_COLLEAGUES]: { policy: 'handle-cases', schema: { response: { 200: z.array(Colleague) } } },
  [name.LIST_NOTICES]: { policy: 'handle-cases', schema: { response: { 200: z.array(StaffNotice) } } },
  [name.SEE_NOTICES]: { policy: 'handle-cases', schema: { body: SeenNotices, response: nothing } },
} satisfies Calls;
