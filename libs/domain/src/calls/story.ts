import { Story } from '../story/schema.ts';
import { FormParams, StoryTexts, type Calls } from './call.ts';
import * as name from './names/story.ts';

export const storyCalls = {
  [name.READ_STORY]: {
    policy: 'child',
    schema: { params: FormParams, querystring: StoryTexts, response: { 200: Story } },
  },
} satisfies Calls;
