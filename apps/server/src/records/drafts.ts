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

const inShort = ({ metadata: { name, icon = DEFAULT_FORM_ICON }, questions }: FormDraft): DraftInShort => ({
  name,
  icon,
  questions: questions.length,
});

/** Encrypts a draft, whole and in short. */
export const sealDraft = ({ draftKey }: Keys, row: DraftRow, draft: FormDraft) => ({
  summary_sealed: draftKey.encrypt(contextOf('summary', row), inShort(draft)),
  body_sealed: draftKey.encrypt(contextOf('body', row), draft),
});

/** Decrypts a draft. @throws {Error} if it belongs to another row or was changed */
export const openDraftBody = ({ draftKey }: Keys, row: DraftRow, sealed: Buffer): FormDraft =>
  draftKey.decrypt<FormDraft>(contextOf('body', row), sealed);

/** Decrypts what the list says. @throws {Error} if it belongs to another row or was changed */
export const openDraftInShort = ({ draftKey }: Keys, row: DraftRow, sealed: Buffer): DraftInShort =>
  draftKey.decrypt<DraftInShort>(contextOf('summary', row), sealed);

/** What an earlier state is bound to: its draft and its revision. */
interface StateRow {
  draft_id: string;
  revision: number;
}

const stateContext = (part: 'body' | 'summary', { draft_id, revision }: StateRow) =>
  `state/${part}/${draft_id}/${revision}`;

/** Encrypts an earlier state of a draft, whole and in short. */
export const sealDraftState = ({ draftKey }: Keys, row: StateRow, draft: FormDraft) => ({
  summary_sealed: draftKey.encrypt(stateContext('summary', row), inShort(draft)),
  body_sealed: draftKey.encrypt(stateContext('body', row), draft),
});

/** Decrypts an earlier state. @throws {Error} if it belongs to another draft or revision, or was changed */
export const openDraftState = ({ draftKey }: Keys, row: StateRow & { body_sealed: Buffer }): FormDraft =>
  draftKey.decrypt<FormDraft>(stateContext('body', row), row.body_sealed);

/** Decrypts what the list of states says. @throws {Error} as {@link openDraftState} */
export const openStateInShort = (
  { draftKey }: Keys,
  row: StateRow & { summary_sealed: Buffer },
): DraftInShort => draftKey.decrypt<DraftInShort>(stateContext('summary', row), row.summary_sealed);

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
