import type { Generated } from 'kysely';
import type { SealedLedger } from '../security/ledger.ts';
import type {
  Accounts,
  AddressCodes,
  ChildKeys,
  LoginUndos,
  ResetTokens,
  Sessions,
} from './schema/accounts.ts';
import type {
  AnswerSnapshots,
  Answers,
  PeopleAndHomes,
  Moods,
  NotificationTokens,
  Shares,
} from './schema/child-data.ts';
import type { PublishedFigures, RunningCounts } from './schema/figures.ts';
import type { CaseNotices, CaseWorkers } from './schema/cases.ts';
import type {
  Acceptances,
  InvitationRecipients,
  Invitations,
  ReadForms,
  RecordedForms,
  RequestForms,
  Requests,
} from './schema/invitations.ts';
import type { AuditLines, Reasons } from './schema/log.ts';
import type { Erasures, Extracts, Tellings } from './schema/retention.ts';
import type { BotChecks, Outbox, RateBuckets } from './schema/operations.ts';
import type { DraftComments, DraftStates, Drafts, Forms, RetiredForms } from './schema/forms.ts';
import type { CodeAccounts, Sittings } from './schema/sittings.ts';
import type { Members, Organisations, StaffSessions, Units } from './schema/organisations.ts';

/** The tables as Kysely sees them; migrations/0001-first.ts and docs/data.md explain them. */
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
  persons: PeopleAndHomes;
  houses: PeopleAndHomes;
  moods: Moods;
  notification_tokens: NotificationTokens;
  organisations: Organisations;
  units: Units;
  members: Members;
  member_units: { member_id: string; unit_id: string; mark: Buffer };
  staff_sessions: StaffSessions;
  forms: Forms;
  drafts: Drafts;
  draft_states: DraftStates;
  draft_comments: DraftComments;
  retired_forms: RetiredForms;
  invitations: Invitations;
  requests: Requests;
  request_children: { request_id: string; account_id: string };
  request_forms: RequestForms;
  invitation_recipients: InvitationRecipients;
  pending_invitations: { account_id: string; invitation_id: string };
  acceptances: Acceptances;
  read_forms: ReadForms;
  case_workers: CaseWorkers;
  case_notices: CaseNotices;
  recorded_forms: RecordedForms;
  erasures: Erasures;
  extracts: Extracts;
  tellings: Tellings;
  deleted_children: { pseudonym: string; invitation_id: string; day: string };
  answers: Answers;
  answer_snapshots: AnswerSnapshots;
  running_counts: RunningCounts;
  counting_anew: { single: Generated<boolean>; counted_to: string };
  published_figures: PublishedFigures;
  sittings: Sittings;
  code_accounts: CodeAccounts;
  shares: Shares;
  share_reads: { token_hash: Buffer; share_id: string; expires: Date; mark: Buffer };
  audit_lines: AuditLines;
  audit_repeats: { line_id: string; n: number; last: Date };
  reasons: Reasons;
  log_limits: { organisation_id: string; years: number };
  outbox: Outbox;
  bot_checks: BotChecks;
  rate_buckets: RateBuckets;
}
