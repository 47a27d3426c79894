import type { Database } from '../../database/schema.ts';

type Table = keyof Database;

/** The tables of the data archive, in restore order: referenced tables come first. */
export const dataTables = [
  'accounts',
  'login_undos',
  'ledgers',
  'code_accounts',
  'organisations',
  'units',
  'members',
  'member_units',
  'forms',
  'drafts',
  'draft_states',
  'draft_comments',
  'retired_forms',
  'invitations',
  'requests',
  'request_forms',
  'request_children',
  'invitation_recipients',
  'pending_invitations',
  'acceptances',
  'read_forms',
  'case_workers',
  'case_notices',
  'recorded_forms',
  'erasures',
  'extracts',
  'deleted_children',
  'profiles',
  'persons',
  'houses',
  'moods',
  'answers',
  'answer_snapshots',
  'notification_tokens',
  'published_figures',
  'shares',
] as const satisfies Table[];

/**
 * The log and its retention limits (migrations/0010-who-read-what.ts and 0014). The data archive contains them; a
 * restore adds missing entries and removes none, so that restoring an old backup cannot erase log entries.
 */
export const growingTables = [
  'audit_lines',
  'audit_repeats',
  'reasons',
  'log_limits',
] as const satisfies Table[];

/**
 * The tables of the key archive. Only its newest copy is kept, so that deleting a key makes the child's data unreadable
 * in every backup.
 */
export const keyTables = ['child_keys', 'tombstones'] as const satisfies Table[];

/**
 * Tables that are in no archive: they are short-lived, and a backup must not sign anybody in. Unpublished counts are
 * recounted from the sent answers.
 */
export const passingTables = [
  'sessions',
  'staff_sessions',
  'reset_tokens',
  'address_codes',
  'share_reads',
  'sittings',
  'tellings',
  'outbox',
  'bot_checks',
  'rate_buckets',
  'running_counts',
  'counting_anew',
] as const satisfies Table[];
