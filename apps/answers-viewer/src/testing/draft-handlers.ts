import { SaveDraft } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import {
  ADD_COMMENT,
  APPROVE_DRAFT,
  CREATE_DRAFT,
  DELETE_COMMENT,
  DELETE_DRAFT,
  IMPORT_FORM,
  LIST_DRAFT_STATES,
  LIST_DRAFTS,
  PUBLISH_DRAFT,
  READ_DRAFT,
  READ_DRAFT_STATE,
  READ_FORM_VERSIONS,
  RESOLVE_COMMENT,
  RETIRE_FORM,
  SAVE_DRAFT,
} from '@lykta/domain/calls';
import { HttpResponse } from 'msw';
import { draftStates, drafts, earlierDraft, formVersions, openDraft } from './drafts.ts';

const nothing = () => new HttpResponse(null, { status: 204 });

/** Each save makes the next revision. */
const savedDraft = ({ revision }: SaveDraft) =>
  HttpResponse.json({ revision: revision + 1, saved: openDraft.saved });

/** Replies about the forms that an organisation writes: two drafts, and a form with one version. */
export const draftHandlers = [
  mocked(LIST_DRAFTS, () => HttpResponse.json(drafts)),
  mocked(CREATE_DRAFT, () => HttpResponse.json(openDraft)),
  mocked(READ_DRAFT, () => HttpResponse.json(openDraft)),
  mocked(SAVE_DRAFT, async ({ request }) => savedDraft(SaveDraft.parse(await request.json()))),
  mocked(DELETE_DRAFT, nothing),
  mocked(APPROVE_DRAFT, () => HttpResponse.json({ ...drafts[0], approved: openDraft.saved })),
  mocked(PUBLISH_DRAFT, () => HttpResponse.json({ ...formVersions.form, version: 2, earlier: [1] })),
  mocked(IMPORT_FORM, () => HttpResponse.json(formVersions.form)),
  mocked(ADD_COMMENT, () => HttpResponse.json(openDraft.comments[0])),
  mocked(RESOLVE_COMMENT, nothing),
  mocked(DELETE_COMMENT, nothing),
  mocked(LIST_DRAFT_STATES, () => HttpResponse.json(draftStates)),
  mocked(READ_DRAFT_STATE, () => HttpResponse.json(earlierDraft)),
  mocked(READ_FORM_VERSIONS, () => HttpResponse.json(formVersions)),
  mocked(RETIRE_FORM, nothing),
];
