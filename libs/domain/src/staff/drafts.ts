import { z } from 'zod';
import { FormDraft } from '../form/draft.ts';
import { AuthoredId, DraftedId, FormVersion, Id } from '../id/schema.ts';
import { plainText } from '../text/schema.ts';
import { Timestamp } from '../time/schema.ts';
import { StaffForm } from './invitations.ts';

/** The maximum number of an organisation's drafts, and of the comments on one of them. */
export const DRAFTS_AT_MOST = 200;
export const COMMENTS_AT_MOST = 500;
/** The maximum number of earlier states that are kept of a draft. */
export const STATES_AT_MOST = 50;
/** The longest comment. */
export const COMMENT_MAX = 2000;

/** Who did something and when; null: a member who is no longer there. */
const Done = z.strictObject({ at: Timestamp, by: z.string().nullable() });

const FormKey = z.strictObject({ id: AuthoredId, version: FormVersion });

/** The number of a saved state of a draft; each save makes the next. */
const Revision = z.int().min(1);

/** A revision as part of a path. */
export const RevisionParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/**
 * A draft in the list. `form`: the id and version that it is published as. `approved`: a second reader has approved this
 * revision; the next save takes it away.
 */
export const DraftSummary = z.strictObject({
  id: Id,
  form: FormKey,
  name: z.string(),
  icon: z.string(),
  questions: z.int(),
  revision: Revision,
  created: Done,
  saved: Done,
  approved: Done.nullable(),
  openComments: z.int(),
});
export type DraftSummary = z.infer<typeof DraftSummary>;

/** A comment on a draft, or on one question of it. `mine`: this member wrote it, and may delete it. */
export const DraftComment = z.strictObject({
  id: Id,
  question: z.string().nullable(),
  text: z.string(),
  written: Done,
  mine: z.boolean(),
  resolved: Done.nullable(),
});
export type DraftComment = z.infer<typeof DraftComment>;

/**
 * GET staff/drafts/{id}. `last`: the version that it follows; null for a new form. `needsReader`: it cannot be published
 * before another member has approved this revision; `mayApprove`: this member can.
 */
export const OpenDraft = DraftSummary.extend({
  draft: FormDraft,
  comments: z.array(DraftComment),
  last: FormKey.nullable(),
  needsReader: z.boolean(),
  mayApprove: z.boolean(),
});
export type OpenDraft = z.infer<typeof OpenDraft>;

/**
 * POST staff/drafts. `copy` makes a new form out of any form that the organisation may send; `version` goes on with one
 * of its own; `file` takes what an import has read.
 */
export const CreateDraft = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('empty'), name: plainText(200) }),
  z.strictObject({ from: z.literal('copy'), form: FormKey }),
  z.strictObject({ from: z.literal('version'), form: FormKey }),
  z.strictObject({ from: z.literal('file'), draft: FormDraft }),
]);
export type CreateDraft = z.infer<typeof CreateDraft>;

/** PUT staff/drafts/{id}: `revision` is the one that was changed. */
export const SaveDraft = z.strictObject({ revision: Revision, draft: FormDraft });
export type SaveDraft = z.infer<typeof SaveDraft>;

/** The reply of a save. */
export const SavedDraft = DraftSummary.pick({ revision: true, saved: true });
export type SavedDraft = z.infer<typeof SavedDraft>;

/** `current` of 409 `draft-changed`: what a colleague has saved meanwhile. */
export const NewerDraft = SavedDraft.extend({ draft: FormDraft });
export type NewerDraft = z.infer<typeof NewerDraft>;

/** `current` of 409 `draft-exists`: somebody goes on with this form already. */
export const DraftRef = z.strictObject({ draft: Id });
export type DraftRef = z.infer<typeof DraftRef>;

/** GET staff/drafts/{id}/history: a state that a draft had before it was written on, in short; the newest comes first. */
export const DraftState = DraftSummary.pick({ revision: true, saved: true, name: true, questions: true });
export type DraftState = z.infer<typeof DraftState>;

/** PUT staff/drafts/{id}/approval and POST staff/drafts/{id}/publish: the revision that the member has read. */
export const ReadRevision = z.strictObject({ revision: Revision });

/** POST staff/drafts/{id}/comments; `question` null: about the whole form. */
export const CreateComment = z.strictObject({
  question: DraftedId.nullable(),
  text: plainText(COMMENT_MAX, 1),
});
export type CreateComment = z.infer<typeof CreateComment>;

/** PUT staff/drafts/{id}/comments/{comment}/resolved. */
export const SetResolved = z.strictObject({ resolved: z.boolean() });

/** A published version; it never changes. `reader`: who approved it, where a second reader was needed. */
const PublishedVersion = z.strictObject({
  version: FormVersion,
  published: Done,
  reader: z.string().nullable(),
});

/**
 * GET staff/forms/{formId}/versions, of an organisation's own form: the newest first. `draft`: somebody goes on with it.
 */
export const FormVersions = z.strictObject({
  form: StaffForm,
  retired: Done.nullable(),
  draft: Id.nullable(),
  versions: z.array(PublishedVersion),
});
export type FormVersions = z.infer<typeof FormVersions>;

/** PUT staff/forms/{formId}/retired: a retired form is not sent again; what was sent can be answered and read. */
export const SetRetired = z.strictObject({ retired: z.boolean() });
