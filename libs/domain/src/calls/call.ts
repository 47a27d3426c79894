import { z } from 'zod';
import { AuthoredId, FormVersionParam, Id } from '../id/schema.ts';
import type { Policy } from './policies.ts';

/** The schemas of a call in Fastify's own terms, so that no conversion is needed. */
interface CallSchema {
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  response?: Partial<Record<200 | 204 | 304, z.ZodType>>;
}

/** The calls of one resource, each named by its method and path. */
export type Calls = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Call>;

/** A call: its policy, its input and its replies. */
interface Call {
  policy: Policy;
  schema: CallSchema;
}

/** A reply without a body. */
export const nothing = { 204: z.undefined() };

export const ById = z.strictObject({ id: Id });
/** The path of a call about one version of a form. */
export const FormParams = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });
export type FormParams = z.infer<typeof FormParams>;
/** The part of a story; without one it is the whole. Most of a year's story are answers that no longer hold. */
export const StoryPart = z.enum(['active', 'inactive']);
/** Whether questions are returned as sentences of the story; spelt as in the specification. */
export const StoryTexts = z.strictObject({ prioritizeSyntethic: z.enum(['0', '1']).optional() });
