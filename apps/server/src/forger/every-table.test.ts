import { expect, it } from 'vitest';
import { growingTables } from '../admin/backup/tables.ts';
import { everyTable } from '../testing/forgery.ts';

/**
 * What an attacker gains by writing to each table: `tried` means the files beside this one test it; otherwise why it
 * reveals nothing of a child. A new table fails here.
 */
const thoughtOf: Record<string, string> = {
  ...Object.fromEntries(
    [
      'sessions',
      'staff_sessions',
      'members',
      'member_units',
      'accounts',
      'reset_tokens',
      'share_reads',
      'shares',
      'profiles',
      'persons',
      'houses',
      'moods',
      'notification_tokens',
      'answers',
      'child_keys',
      'ledgers',
      'invitations',
      'acceptances',
      'units',
      'case_workers',
      'sittings',
      'code_accounts',
    ].map((table) => [table, 'tried']),
  ),
  answer_snapshots: 'sealed as answers are; read by nobody but the export',
  login_undos: 'sealed with the child’s key beside the link and its end',
  address_codes: 'an HMAC with the child’s key; says only that an address is verified',
  organisations: 'names and the threshold: the figures of others are withheld less',
  forms: 'what is asked',
  drafts: 'sealed with a server key, for its organisation; what may be asked later',
  draft_states: 'sealed with a server key, for its draft and revision',
  draft_comments: 'sealed with a server key, for its draft',
  retired_forms: 'what is asked',
  requests: 'what is asked',
  request_forms: 'what is asked',
  request_children: 'who is asked',
  read_forms: 'something is new, or is not; the log still says who read',
  erasures: 'a child reads that answers are gone, or does not; it opens nothing',
  extracts: 'tried (features/extracts): only who has the child’s key hides a row; the log still says it',
  tellings: 'a member gets an e-mail without content, or does not; only who may open the case gets one',
  recorded_forms: 'a form counts as in the record, or does not; it opens nothing',
  deleted_children: 'a child counts as gone, or is not named; it opens nothing',
  invitation_recipients: 'an invitation reaches somebody else; it opens nothing',
  pending_invitations: 'an invitation reaches somebody else; it opens nothing',
  audit_lines: 'tried (records/old-log.test.ts): the log only grows, for as long as it lives',
  audit_repeats: 'tried (records/old-log.test.ts): the log only grows, for as long as it lives',
  case_notices: 'a member is told of what did not happen, or is not told; the log still says it',
  reasons: 'a reason that nobody gave, but none of an emergency; the log still says who read',
  log_limits: 'tried (records/old-log.test.ts): only the operator writes it',
  running_counts: 'sealed with a server key',
  published_figures: 'figures',
  counting_anew: 'counts are made anew',
  tombstones: 'a deleted child; it has no key',
  outbox: 'sealed with a server key, for its row',
  bot_checks: 'a check that counts as solved',
  rate_buckets: 'tries that count as none: passwords can be guessed faster',
};

it('was thought of with every table that there is', () => {
  expect(Object.keys(thoughtOf).sort()).toEqual([...everyTable, ...growingTables].sort());
});
