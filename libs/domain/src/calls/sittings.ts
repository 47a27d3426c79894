import { z } from 'zod';
import { Id } from '../id/schema.ts';
import {
  AddedChild,
  JoinedSitting,
  JoinSitting,
  OpenSitting,
  SentSitting,
  SittingContent,
  SittingState,
  StartedSitting,
  StartSitting,
} from '../sitting/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/sittings.ts';

const empty = z.strictObject({}).nullish();

export const sittingCalls = {
  [name.ADD_CHILD]: {
    policy: 'open-answers',
    schema: { params: ById, body: empty, response: { 200: AddedChild } },
  },
  [name.START_SITTING]: {
    policy: 'open-answers',
    schema: { params: ById.extend({ client: Id }), body: StartSitting, response: { 200: StartedSitting } },
  },
  [name.WATCH_SITTING]: {
    policy: 'open-answers',
    schema: { params: ById, response: { 200: SittingState } },
  },
  [name.STOP_SITTING]: { policy: 'open-answers', schema: { params: ById, response: nothing } },
  [name.JOIN_SITTING]: {
    policy: 'public',
    schema: { body: JoinSitting, response: { 200: JoinedSitting } },
  },
  [name.READ_SITTING]: { policy: 'sitting-token', schema: { response: { 200: OpenSitting } } },
  [name.SAVE_SITTING]: { policy: 'sitting-token', schema: { body: SittingContent, response: nothing } },
  [name.SEND_SITTING]: {
    policy: 'sitting-token',
    schema: { body: empty, response: { 200: SentSitting } },
  },
  [name.CLOSE_SITTING]: { policy: 'sitting-token', schema: { response: nothing } },
} satisfies Calls;
