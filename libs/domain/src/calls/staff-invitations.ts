import { z } from 'zod';
import { CreateAnswerBack } from '../case/answer-back.ts';
import { Id } from '../id/schema.ts';
import { SetLabel } from '../case/label.ts';
import { CreateReading, StaffClient } from '../case/schema.ts';
import {
  CreateInvitation,
  CreateRequest,
  PatchInvitation,
  SetEnded,
  StaffInvitation,
} from '../staff/invitations.ts';
import { SearchStaffChildren, StaffChildren, StaffChildrenQuery } from '../case/children.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/staff-invitations.ts';

const one = { 200: StaffInvitation };

export const staffInvitationCalls = {
  [name.LIST_STAFF_INVITATIONS]: {
    policy: 'handle-cases',
    schema: { response: { 200: z.array(StaffInvitation) } },
  },
  [name.CREATE_INVITATION]: { policy: 'handle-cases', schema: { body: CreateInvitation, response: one } },
  [name.CHANGE_INVITATION]: {
    policy: 'handle-cases',
    schema: { params: ById, body: PatchInvitation, response: one },
  },
  [name.REQUEST_FORMS]: {
    policy: 'handle-cases',
    schema: { params: ById, body: CreateRequest, response: one },
  },
  [name.WITHDRAW_REQUEST]: {
    policy: 'handle-cases',
    schema: { params: ById.extend({ request: Id }), response: one },
  },
  [name.STOP_REPEAT]: {
    policy: 'handle-cases',
    schema: { params: ById.extend({ request: Id }), response: nothing },
  },
  [name.END_CASE]: {
    policy: 'handle-cases',
    schema: { params: ById.extend({ client: Id }), body: SetEnded, response: nothing },
  },
  [name.LIST_INVITATION_CLIENTS]: {
    policy: 'handle-cases',
    schema: { params: ById, response: { 200: z.array(StaffClient) } },
  },
  [name.LIST_STAFF_CHILDREN]: {
    policy: 'handle-cases',
    schema: { querystring: StaffChildrenQuery, response: { 200: StaffChildren } },
  },
  [name.SEARCH_STAFF_CHILDREN]: {
    policy: 'handle-cases',
    schema: { body: SearchStaffChildren, response: { 200: StaffChildren } },
  },
  [name.LABEL_INVITATION]: {
    policy: 'open-answers',
    schema: { params: ById, body: SetLabel, response: nothing },
  },
  [name.LABEL_CHILD]: {
    policy: 'open-answers',
    schema: { params: ById.extend({ client: Id }), body: SetLabel, response: nothing },
  },
  [name.ANSWER_BACK]: {
    policy: 'open-answers',
    schema: { params: ById.extend({ client: Id }), body: CreateAnswerBack, response: nothing },
  },
  [name.GIVE_REASON]: { policy: 'open-answers', schema: { body: CreateReading, response: nothing } },
} satisfies Calls;
