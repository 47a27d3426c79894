import { SaveDraft } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import {
  ADD_COMMENT,
  APPROVE_DRAFT,
  CREATE_DRAFT,
  DELETE_DRAFT,
  LIST_DRAFTS,
  PUBLISH_DRAFT,
  READ_DRAFT,
  READ_FORM_VERSIONS,
  RESOLVE_COMMENT,
  RETIRE_FORM,
  SAVE_DRAFT,
} from '@lykta/domain/calls';
import { HttpResponse } from 'msw';
import { drafts, formVersions, openDraft } from './drafts.ts';

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
  mocked(ADD_COMMENT, () => HttpResponse.json(openDraft.comments[0])),
  mocked(RESOLVE_COMMENT, nothing),
  mocked(READ_FORM_VERSIONS, () => HttpResponse.json(formVersions)),
  mocked(RETIRE_FORM, nothing),
];
