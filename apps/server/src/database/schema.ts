import { type StaffRole, type AuditKind } from '@lykta/domain';
import type { Generated } from 'kysely';
import type { SealedLedger } from '../security/ledger.ts';

/** The tables as Kysely sees them; what they are for stands in migrations/0001-first.ts and docs/data.md. */
export interface Database {
  accounts: Accounts;
  child_keys: ChildKeys;
  ledgers: { account_id: string } & SealedLedger;
  sessions: Sessions;
  reset_tokens: ResetTokens;
  login_undos: LoginUndos;
  address_codes: AddressCodes;
  tombstones: { account_id: string; deleted: string };
  profiles: { account_id: string; sealed: Buffer; updated: Date };
  persons: LifeParts;
  houses: LifeParts;
  moods: Moods;
  notification_tokens: NotificationTokens;
  organisations: Organisations;
  units: { id: string; organisation_id: string; name: string };
  members: Members;
  member_units: { member_id: string; unit_id: string; mark: Buffer };
  staff_sessions: StaffSessions;
  forms: Forms;
  invitations: Invitations;
  requests: { id: string; invitation_id: string; created: Date };
  request_forms: RequestForms;
  invitation_recipients: InvitationRecipients;
  pending_invitations: { account_id: string; invitation_id: string };
  acceptances: Acceptances;
  answers: Answers;
  answer_snapshots: AnswerSnapshots;
  running_counts: RunningCounts;
  counting_anew: { single: Generated<boolean>; counted_to: string };
  published_figures: PublishedFigures;
  shares: Shares;
  share_reads: { token_hash: Buffer; share_id: string; expires: Date; mark: Buffer };
  audit_lines: AuditLines;
  audit_repeats: { line_id: string; n: number; last: Date };
  reasons: Reasons;
  outbox: Outbox;
  bot_checks: BotChecks;
  rate_buckets: RateBuckets;
}

interface Accounts {
  id: string;
  username_secret: number;
  username_hmac: Buffer;
  /** Bound to the account and its name (records/accounts.ts). */
  password_sealed: Buffer;
  legacy: Generated<boolean>;
  legacy_link_hash: Buffer | null;
  /** The username, sealed with the child's key: only a call of the child's can open it. */
  address_sealed: Buffer | null;
  /** A code sent to the username's address was typed. */
  verified: Generated<boolean>;
  /** When the username was last changed: for a day no reset link is sent. */
  name_changed: Date | null;
  /** The digits that open the app, as an HMAC under the child's key; null without a lock. */
  lock_hmac: Buffer | null;
  created: Date;
}

interface ChildKeys {
  account_id: string;
  secret_number: number;
  wrapped: Buffer;
}

interface Sessions {
  token_hash: Buffer;
  account_id: string;
  device_id: string | null;
  created: Date;
  last_seen: Date;
  /** When the password was last typed: export and deletion want it fresh. */
  confirmed: Date;
  /** security/binder.ts, as in the tables below */
  mark: Buffer;
  /** Must be unlocked first; says nothing while the account has no lock. */
  locked: Generated<boolean>;
  /** To the second, and only kept while the account has a lock. */
  last_call: Date | null;
  /** Wrong PINs since the last right one. */
  lock_tries: Generated<number>;
}

interface ResetTokens {
  token_hash: Buffer;
  account_id: string | null;
  member_id: string | null;
  expires: Date;
  mark: Buffer;
}

/** A link that brings an earlier login back; the name is in clear view as an HMAC, so that nobody else takes it. */
interface LoginUndos {
  id: string;
  token_hash: Buffer;
  account_id: string;
  /** The account's changes in their order. */
  nth: number;
  username_secret: number;
  username_hmac: Buffer;
  sealed: Buffer;
  expires: Date;
}

/** A code that was sent to an account's own address. */
interface AddressCodes {
  account_id: string;
  code_hmac: Buffer;
  tries: Generated<number>;
  expires: Date;
}

/** A person or a house in a child's life; deleted ones have no content. */
interface LifeParts {
  account_id: string;
  id: string;
  sealed: Buffer | null;
  /** Their order; of when they were made and deleted, only the day is kept. */
  position: number;
  created: Date;
  deleted: Date | null;
}

interface Moods {
  account_id: string;
  day: string;
  sealed: Buffer;
  created: Date;
}

interface NotificationTokens {
  account_id: string;
  device_id: string;
  sealed: Buffer;
  language: string;
  schedule_start: Date;
  next_reminder: Date | null;
}

interface Organisations {
  id: string;
  name: string;
  threshold: Generated<number>;
  show_names: Generated<boolean>;
  /** Figures up to this quarter are published; null before the first. */
  published_to: Generated<string | null>;
  created: Date;
}

interface Members {
  id: string;
  organisation_id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_sealed: Buffer | null;
  totp_sealed: Buffer | null;
  totp_confirmed: Generated<boolean>;
  totp_step: Generated<number>;
  recovery_sealed: Buffer | null;
  active: Generated<boolean>;
  created: Date;
  last_signin: Date | null;
  previous_signin: Date | null;
  mark: Buffer;
}

interface StaffSessions {
  token_hash: Buffer;
  member_id: string;
  enrolling: boolean;
  created: Date;
  last_seen: Date;
  mark: Buffer;
}

interface Forms {
  id: string;
  version: number;
  organisation_id: string | null;
  body: string;
  created: Date;
}

interface Invitations {
  id: string;
  organisation_id: string;
  unit_id: string;
  code: string;
  max_clients: number;
  accepted: Generated<number>;
  status: Generated<'active' | 'paused' | 'closed'>;
  created: Date;
  created_by: string | null;
}

interface RequestForms {
  request_id: string;
  form_id: string;
  form_version: number;
  position: number;
}

interface InvitationRecipients {
  invitation_id: string;
  username_secret: number;
  username_hmac: Buffer;
}

interface Acceptances {
  account_id: string;
  invitation_id: string;
  /** The invitation's. */
  unit_id: string;
  pseudonym: string;
  accepted: Date;
  left_at: Date | null;
  /** The day when the child accepted, or last sent a form. */
  stirred: Date;
  /** The order of that among all children. */
  stirred_order: Generated<number>;
  /** How many forms the child has sent. */
  sent: Generated<number>;
  /** How many of them nobody has opened. */
  unread: Generated<number>;
  /** Staff see the child's own figure under this invitation. */
  shows_figure: Generated<boolean>;
}

interface Answers {
  id: string;
  account_id: string;
  form_id: string;
  form_version: number;
  invitation_id: string | null;
  request_id: string | null;
  sealed: Buffer;
  etag: number;
  created: Date;
  updated: Date;
  sent: Date | null;
  /** Which sending of the child under this invitation it was; the times above are kept to the day. */
  sent_order: number | null;
}

interface AnswerSnapshots {
  id: string;
  account_id: string;
  form_id: string;
  form_version: number;
  sealed: Buffer;
  taken: Date;
}

/** Exact counts of one unit, form and quarter that is not published yet. */
interface RunningCounts {
  name: Buffer;
  secret_number: number;
  sealed: Buffer;
}

/** One row of a published table; it never changes. */
interface PublishedFigures {
  organisation_id: string;
  /** Empty: the row of the whole organisation. */
  unit_id: string;
  form_id: string;
  form_version: number;
  quarter: string;
  /** A PublishedRow (features/statistics/publishing/table.ts). */
  body: string;
}

interface Shares {
  id: string;
  account_id: string;
  key_hash: Buffer;
  sealed: Buffer | null;
  created: Date;
  expires: Date;
  revoked: Date | null;
  opened: Generated<number>;
  last_opened: Date | null;
}

/** A line of the log, which only grows. */
interface AuditLines {
  id: string;
  seq: Generated<string>;
  at: Date;
  organisation_id: string;
  /** Who did it; null = the operator of the server. */
  member_id: string | null;
  kind: AuditKind;
  pseudonym: string | null;
  invitation_id: string | null;
  request_id: string | null;
  form_id: string | null;
  form_version: number | null;
  /** The member whom it was done to. */
  subject_id: string | null;
  reason_id: string | null;
  /** JSON: a list of what changed. */
  details: string | null;
  /** The same for repeats of one hour; null for what is never folded. */
  fold: Buffer | null;
}

/** Why a member opens a child's answers, sealed with the child's key. Only grows. */
interface Reasons {
  id: string;
  seq: Generated<string>;
  at: Date;
  member_id: string;
  invitation_id: string;
  pseudonym: string;
  sealed: Buffer;
}

interface Outbox {
  id: string;
  kind: 'email' | 'sms' | 'push';
  sealed: Buffer;
  state: Generated<'waiting' | 'dead'>;
  created: Date;
  expires: Date;
  next_try: Date;
  tries: Generated<number>;
  /** The child whose message it is, which goes with it; null for staff and for addresses without an account. */
  account_id: string | null;
  /** The device of a push, which goes with it. */
  device_id: string | null;
}

interface BotChecks {
  id: string;
  expires: Date;
  used: Generated<boolean>;
  code_tries: Generated<number>;
  code_solved: Generated<boolean>;
}

interface RateBuckets {
  name: string;
  key: Buffer;
  count: number;
  since: Date;
  last: Date;
  expires: Date;
}
