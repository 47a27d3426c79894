import { z } from 'zod';
import { Form, FormListItem } from '../form/form.ts';
import { FormParams, StoryTexts, type Calls } from './call.ts';
import * as name from './names/forms.ts';

export const formCalls = {
  [name.LIST_FORMS]: { policy: 'child', schema: { response: { 200: z.array(FormListItem) } } },
  [name.READ_FORM]: {
    policy: 'child-or-staff',
    schema: { params: FormParams, querystring: StoryTexts, response: { 200: Form, 304: z.undefined() } },
  },
} satisfies Calls;
