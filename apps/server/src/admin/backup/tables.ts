import type { Database } from '../../database/schema.ts';

type Table = keyof Database;

/** What the data archive holds, in an order in which rows can be put back: whoever is referred to comes first. */
export const dataTables = [
  'accounts',
  'login_undos',
  'ledgers',
  'organisations',
  'units',
  'members',
  'member_units',
  'forms',
  'invitations',
  'requests',
  'request_forms',
  'invitation_recipients',
  'pending_invitations',
  'acceptances',
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
 * What only grows (migrations/0010-who-read-what.ts): the data archive holds it too, and a restore adds what is missing
 * and takes nothing away. Nobody gets rid of the log by putting an old backup back.
 */
export const growingTables = ['audit_lines', 'audit_repeats', 'reasons'] as const satisfies Table[];

/** What the key archive holds. Only its newest copy is kept: with a key, a child's data leaves every backup. */
export const keyTables = ['child_keys', 'tombstones'] as const satisfies Table[];

/**
 * What no archive holds: it is short-lived, and nobody should be signed in because of a backup. Counts of what is not
 * published yet are made anew from what children sent.
 */
export const passingTables = [
  'sessions',
  'staff_sessions',
  'reset_tokens',
  'address_codes',
  'share_reads',
  'outbox',
  'bot_checks',
  'rate_buckets',
  'running_counts',
  'counting_anew',
] as const satisfies Table[];
