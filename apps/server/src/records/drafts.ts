import { DEFAULT_FORM_ICON, type FormDraft } from '@lykta/domain';
import type { Services } from '../services.ts';

type Keys = Pick<Services, 'draftKey'>;

/** What a draft is bound to: it opens for its organisation and as the draft of this form only. */
interface DraftRow {
  id: string;
  organisation_id: string;
  form_id: string;
}

/** What the list says of a draft, sealed beside it so that listing opens no whole form. */
interface DraftInShort {
  name: string;
  icon: string;
  questions: number;
}

const contextOf = (part: 'body' | 'summary', { id, organisation_id, form_id }: DraftRow) =>
  `${part}/${id}/${organisation_id}/${form_id}`;

/** Encrypts a draft, whole and in short. */
export function sealDraft({ draftKey }: Keys, row: DraftRow, draft: FormDraft) {
  const { name, icon = DEFAULT_FORM_ICON } = draft.metadata;
  const short: DraftInShort = { name, icon, questions: draft.questions.length };
  return {
    summary_sealed: draftKey.encrypt(contextOf('summary', row), short),
    body_sealed: draftKey.encrypt(contextOf('body', row), draft),
  };
}

/** Decrypts a draft. @throws {Error} if it belongs to another row or was changed */
export const openDraftBody = ({ draftKey }: Keys, row: DraftRow, sealed: Buffer): FormDraft =>
  draftKey.decrypt<FormDraft>(contextOf('body', row), sealed);

/** Decrypts what the list says. @throws {Error} if it belongs to another row or was changed */
export const openDraftInShort = ({ draftKey }: Keys, row: DraftRow, sealed: Buffer): DraftInShort =>
  draftKey.decrypt<DraftInShort>(contextOf('summary', row), sealed);

/** What is sealed of a comment. */
interface CommentBody {
  question: string | null;
  text: string;
}

const commentContext = ({ id, draft_id }: { id: string; draft_id: string }) => `comment/${draft_id}/${id}`;

/** Encrypts a comment. */
export const sealComment = (
  { draftKey }: Keys,
  row: { id: string; draft_id: string },
  comment: CommentBody,
): Buffer => draftKey.encrypt(commentContext(row), comment);

/** Decrypts a comment. @throws {Error} if it belongs to another draft or was changed */
export const openComment = (
  { draftKey }: Keys,
  row: { id: string; draft_id: string; sealed: Buffer },
): CommentBody => draftKey.decrypt<CommentBody>(commentContext(row), row.sealed);
