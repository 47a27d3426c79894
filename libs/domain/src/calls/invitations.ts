import { z } from 'zod';
import {
  AcceptInvitation,
  Invitation,
  Invitations,
  Reading,
  ShowFigure,
  TypedCode,
} from '../invitation/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/invitations.ts';

export const invitationCalls = {
  [name.READ_INVITATIONS]: {
    policy: 'child',
    schema: {
      querystring: z.strictObject({ code: TypedCode.optional() }),
      response: { 200: z.union([Invitations, Invitation]) },
    },
  },
  [name.ACCEPT_INVITATION]: { policy: 'child', schema: { body: AcceptInvitation, response: nothing } },
  [name.DECLINE_INVITATION]: { policy: 'child', schema: { params: ById, response: nothing } },
  [name.LEAVE_INVITATION]: { policy: 'child', schema: { params: ById, response: nothing } },
  [name.SHOW_FIGURE]: { policy: 'child', schema: { params: ById, body: ShowFigure, response: nothing } },
  [name.LIST_READINGS]: { policy: 'child', schema: { response: { 200: z.array(Reading) } } },
} satisfies Calls;
