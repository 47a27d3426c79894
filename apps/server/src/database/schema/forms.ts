import type { Generated } from 'kysely';

/** A version of a form of the product (`organisation_id` null) or of an organisation; it never changes. */
export interface Forms {
  id: string;
  version: number;
  organisation_id: string | null;
  body: string;
  created: Date;
  /** Who published it, and who approved it; null for the product's forms, and if it is not known. */
  published_by: Generated<string | null>;
  reader_id: Generated<string | null>;
}

/** A form that an organisation is writing. Its name and its questions are sealed with a server key. */
export interface Drafts {
  id: string;
  organisation_id: string;
  /** The id that it is published under; an organisation has at most one draft of a form. */
  form_id: string;
  /** Each save makes the next. */
  revision: number;
  summary_sealed: Buffer;
  body_sealed: Buffer;
  created: Date;
  created_by: string | null;
  saved: Date;
  saved_by: string | null;
  /** A second reader has approved this revision. */
  approved: Generated<Date | null>;
  approved_by: Generated<string | null>;
}

/** A state that a draft had before a member wrote on; its name and its questions are sealed with a server key. */
export interface DraftStates {
  draft_id: string;
  revision: number;
  summary_sealed: Buffer;
  body_sealed: Buffer;
  saved: Date;
  saved_by: string | null;
  /** When the next revision was saved over it. */
  replaced: Date;
}

/** A colleague's comment on a draft; the question that it is about and its text are sealed. */
export interface DraftComments {
  id: string;
  draft_id: string;
  sealed: Buffer;
  written: Date;
  written_by: string | null;
  resolved: Generated<Date | null>;
  resolved_by: Generated<string | null>;
}

/** A form of an organisation that is not sent again, in any version. */
export interface RetiredForms {
  organisation_id: string;
  form_id: string;
  retired: Date;
  retired_by: string | null;
}
