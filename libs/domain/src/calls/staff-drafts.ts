import { z } from 'zod';
import { FormDraft } from '../form/draft.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import {
  CreateComment,
  CreateDraft,
  DraftComment,
  DraftState,
  DraftSummary,
  FormVersions,
  OpenDraft,
  ReadRevision,
  RevisionParam,
  SavedDraft,
  SaveDraft,
  SetResolved,
  SetRetired,
} from '../staff/drafts.ts';
import { StaffForm } from '../staff/invitations.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/staff-drafts.ts';

const byForm = z.strictObject({ formId: AuthoredId });
const byComment = ById.extend({ comment: Id });
const byState = ById.extend({ revision: RevisionParam });

/** Every member reads drafts, comments on them and approves them; writing needs the ability. */
export const staffDraftCalls = {
  [name.LIST_DRAFTS]: { policy: 'staff', schema: { response: { 200: z.array(DraftSummary) } } },
  [name.CREATE_DRAFT]: { policy: 'write-forms', schema: { body: CreateDraft, response: { 200: OpenDraft } } },
  [name.READ_DRAFT]: { policy: 'staff', schema: { params: ById, response: { 200: OpenDraft } } },
  [name.SAVE_DRAFT]: {
    policy: 'write-forms',
    schema: { params: ById, body: SaveDraft, response: { 200: SavedDraft } },
  },
  [name.DELETE_DRAFT]: { policy: 'write-forms', schema: { params: ById, response: nothing } },
  [name.APPROVE_DRAFT]: {
    policy: 'staff',
    schema: { params: ById, body: ReadRevision, response: { 200: DraftSummary } },
  },
  [name.PUBLISH_DRAFT]: {
    policy: 'write-forms',
    schema: { params: ById, body: ReadRevision, response: { 200: StaffForm } },
  },
  [name.LIST_DRAFT_STATES]: {
    policy: 'staff',
    schema: { params: ById, response: { 200: z.array(DraftState) } },
  },
  [name.READ_DRAFT_STATE]: { policy: 'staff', schema: { params: byState, response: { 200: FormDraft } } },
  [name.ADD_COMMENT]: {
    policy: 'staff',
    schema: { params: ById, body: CreateComment, response: { 200: DraftComment } },
  },
  [name.RESOLVE_COMMENT]: {
    policy: 'staff',
    schema: { params: byComment, body: SetResolved, response: nothing },
  },
  [name.DELETE_COMMENT]: { policy: 'staff', schema: { params: byComment, response: nothing } },
  [name.READ_FORM_VERSIONS]: { policy: 'staff', schema: { params: byForm, response: { 200: FormVersions } } },
  [name.RETIRE_FORM]: {
    policy: 'write-forms',
    schema: { params: byForm, body: SetRetired, response: nothing },
  },
} satisfies Calls;
