import { Story } from '../story/schema.ts';
import { FormParams, StoryPart, StoryTexts, type Calls } from './call.ts';
import * as name from './names/story.ts';

export const storyCalls = {
  [name.READ_STORY]: {
    policy: 'child',
    schema: {
      params: FormParams,
      querystring: StoryTexts.extend({ part: StoryPart.optional() }),
      response: { 200: Story },
    },
  },
} satisfies Calls;
