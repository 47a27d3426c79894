import { z } from 'zod';
import { CreatedShare, CreateShare, LiveShare, OpenShare, SharedStory, ShareToken } from '../share/schema.ts';
import { ById, FormParams, nothing, StoryTexts, type Calls } from './call.ts';
import * as name from './names/shares.ts';

export const shareCalls = {
  [name.LIST_SHARES]: { policy: 'child', schema: { response: { 200: z.array(LiveShare) } } },
  [name.CREATE_SHARE]: { policy: 'child', schema: { body: CreateShare, response: { 200: CreatedShare } } },
  [name.REVOKE_SHARE]: { policy: 'child', schema: { params: ById, response: nothing } },
  [name.OPEN_SHARE]: { policy: 'public', schema: { body: OpenShare, response: { 200: ShareToken } } },
  [name.READ_SHARED_STORY]: {
    policy: 'share-token',
    schema: { params: FormParams, querystring: StoryTexts, response: { 200: SharedStory } },
  },
} satisfies Calls;
