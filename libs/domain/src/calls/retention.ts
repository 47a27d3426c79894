import { MakeExtract } from '../extract/schema.ts';
import { KeptAnswers, StaffErasures } from '../retention/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/retention.ts';

export const retentionCalls = {
  [name.LIST_ERASURES]: { policy: 'handle-cases', schema: { response: { 200: StaffErasures } } },
  [name.LIST_KEPT]: { policy: 'child', schema: { response: { 200: KeptAnswers } } },
  [name.ERASE_SENT]: { policy: 'child', schema: { params: ById, response: nothing } },
  // The reply is a file of the wanted format, so it has no schema.
  [name.MAKE_EXTRACT]: { policy: 'manage-organisation', schema: { body: MakeExtract } },
} satisfies Calls;
