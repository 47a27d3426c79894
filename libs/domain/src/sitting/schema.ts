import { z } from 'zod';
import { AvatarId } from '../avatar/schema.ts';
import { AnswersDocument } from '../form/answers.ts';
import { Form } from '../form/form.ts';
import { AuthoredId, FormVersion, Id } from '../id/schema.ts';
import { ReadsWithin, TypedCode } from '../invitation/schema.ts';
import { House, Person } from '../profile/schema.ts';
import { Timestamp } from '../time/schema.ts';

/** How many persons, and how many homes, can be named in one sitting. */
const NAMED_AT_MOST = 40;

const few = { check: (list: object) => Object.keys(list).length <= NAMED_AT_MOST, error: 'too-many' };

/**
 * POST staff/invitations/{id}/clients/{client}/sittings: a worker opens one form of a request, to answer it with the
 * child at one screen.
 */
export const StartSitting = z.strictObject({
  request: Id,
  form: z.strictObject({ id: AuthoredId, version: FormVersion }),
});
export type StartSitting = z.infer<typeof StartSitting>;

/** The reply: the code is shown once, and opens the form on one device. `until`: the last time to type it. */
export const StartedSitting = z.strictObject({ id: Id, code: z.string(), until: Timestamp });
export type StartedSitting = z.infer<typeof StartedSitting>;

/** GET staff/sittings/{id}: whether the code is typed, and nothing of an answer; 404 once the sitting is over. */
export const SittingState = z.strictObject({ state: z.enum(['waiting', 'open']) });
export type SittingState = z.infer<typeof SittingState>;

/** POST clients/sitting. */
export const JoinSitting = z.strictObject({ code: TypedCode });

/**
 * What is answered in a sitting: the persons and homes are those that were named in it, under ids of the device. The
 * child's own persons and homes are not shown there. They have ready-made figures.
 */
export const SittingContent = AnswersDocument.extend({
  persons: z.record(Id, Person.extend({ avatar: AvatarId })).refine(few.check, { error: few.error }),
  houses: z.record(Id, House.extend({ avatar: AvatarId })).refine(few.check, { error: few.error }),
});
export type SittingContent = z.infer<typeof SittingContent>;

/** GET clients/sitting: the one form, who reads it, and what was answered in this sitting. */
export const OpenSitting = z.strictObject({
  form: Form,
  unit: z.string(),
  readsWithin: ReadsWithin.optional(),
  /** When it closes by itself. */
  until: Timestamp,
  content: SittingContent,
});
export type OpenSitting = z.infer<typeof OpenSitting>;

/** The reply of POST clients/sitting: the token is sent with every call of this sitting, and opens nothing else. */
export const JoinedSitting = OpenSitting.extend({ token: z.string() });
export type JoinedSitting = z.infer<typeof JoinedSitting>;

/**
 * The reply of POST clients/sitting/send. `ownCode`: only for a child whose account a worker made, to make it its own
 * with an address later.
 */
export const SentSitting = z.strictObject({ ownCode: z.string().optional() });
export type SentSitting = z.infer<typeof SentSitting>;

/** The reply of POST staff/invitations/{id}/clients: the pseudonym of the new child. */
export const AddedChild = z.strictObject({ client: Id });
export type AddedChild = z.infer<typeof AddedChild>;
