import type { Form, NewerDraft, OpenDraft, Problem } from '@lykta/domain';
import { CREATE_DRAFT, PUBLISH_DRAFT, READ_DRAFT, SAVE_DRAFT } from '@lykta/domain/calls';
import { draftOf } from '@lykta/form-studio';
import type { Reply } from './browser.ts';
import type { TestMember } from './test-server.ts';

/** Begins a draft out of a form, as a file is imported. */
export const beginFrom = async (author: TestMember, form: Form): Promise<OpenDraft> =>
  await author.ok(CREATE_DRAFT, { body: { from: 'file', draft: draftOf(form) } });

/** Reads a draft. */
export const openAs = async (member: TestMember, id: string): Promise<OpenDraft> =>
  await member.ok(READ_DRAFT, { params: { id } });

/** Saves a draft under another name, on the revision that was opened. */
export const rename = (
  member: TestMember,
  { id, draft }: OpenDraft,
  revision: number,
  name: string,
): Promise<Reply> =>
  member.call(SAVE_DRAFT, {
    params: { id },
    body: { revision, draft: { ...draft, metadata: { ...draft.metadata, name } } },
  });

/** Publishes a revision of a draft. */
export const publish = (member: TestMember, id: string, revision = 1): Promise<Reply> =>
  member.call(PUBLISH_DRAFT, { params: { id }, body: { revision } });

/** What a colleague has saved meanwhile, as a refused save tells it. */
export const newerIn = (reply: Reply): NewerDraft => (reply.body as Problem).current as NewerDraft;
