import { DAY_MS, REASON_DAYS, quarterOf, type Form, type LiveFigures } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { countedQuestions } from '../../counts/counted-questions.ts';
import { addCounts, countAnswers, NO_COUNTS, type UnitCounts } from '../../counts/counts.ts';
import { openSent, type AnswersRecord, type SentColumns, type SentRow } from '../../records/answers.ts';
import { mayOpen, type Viewer } from '../../access/case-access.ts';
import type { Services } from '../../services.ts';

/** Selects answer sheets under an invitation or in units; only those that the member may open count. */
export type OwnCases = { invitationId: string } | { unitIds: string[] };

/**
 * Computes exact current figures from the answer sheets that the member may open. Each child counts once, with its
 * latest sent answers, and only if the member has given a reason to read its answers (docs/decisions/0023).
 */
export async function readLive(
  { db, keyRing }: Pick<Services, 'db' | 'keyRing'>,
  member: Viewer,
  cases: OwnCases,
  form: Form,
  { period, now }: { period: string | undefined; now: Date },
): Promise<LiveFigures> {
  const isNone = 'unitIds' in cases && cases.unitIds.length === 0;
  const rows = isNone ? [] : await findSheets(db, cases, form);
  const wanted = rows.filter(
    (row) => mayOpen(member, row) && (period === undefined || quarterOf(row.sent) === period),
  );
  const reasons = await findReasons(db, member, now);
  const newest = new Map<string, AnswersRecord<SentRow>>();
  const reasonNeeded = new Map<string, LiveFigures['reasonNeeded'][number]>();
  for (const row of wanted) {
    const child = { invitation: row.invitation_id, client: row.pseudonym };
    if (!reasons.has(JSON.stringify(child))) {
      reasonNeeded.set(JSON.stringify(child), child);
      continue;
    }
    const sheet = openSent(keyRing.unwrap(row.account_id, row), row);
    // As for a single sheet: only answers that the child sent to one of the member's units.
    if (sheet.unit === undefined || !member.unitIds.includes(sheet.unit)) continue;
    const known = newest.get(row.account_id);
    if (!known || known.row.sent < sheet.row.sent) newest.set(row.account_id, sheet);
  }
  let counts: UnitCounts = NO_COUNTS;
  for (const { content } of newest.values()) counts = addCounts(counts, countAnswers(content.answers));
  const shown = countedQuestions(form).flatMap((id) => {
    const cell = counts.questions.get(id);
    return cell ? [{ id, ...cell }] : [];
  });
  return {
    kind: 'live',
    metadata: { clientCount: counts.children },
    answered: Object.fromEntries(shown.map(({ id, size }) => [id, size])),
    questions: Object.fromEntries(shown.map(({ id, answers }) => [id, Object.fromEntries(answers)])),
    reasonNeeded: [...reasonNeeded.values()],
  };
}

/** Returns, as JSON, the children for whom the member has given a reason that is still valid. */
async function findReasons(db: Db, { id }: Viewer, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reasons')
    .select(['invitation_id as invitation', 'pseudonym as client'])
    .where('member_id', '=', id)
    .where('at', '>', new Date(now.getTime() - REASON_DAYS * DAY_MS))
    .execute();
  return new Set(rows.map(({ invitation, client }) => JSON.stringify({ invitation, client })));
}

/** Selects the sent answer sheets of a form. */
function findSheets(db: Db, cases: OwnCases, { metadata }: Form) {
  const query = db
    .selectFrom('answers')
    .innerJoin('acceptances', (join) =>
      join
        .onRef('acceptances.account_id', '=', 'answers.account_id')
        .onRef('acceptances.invitation_id', '=', 'answers.invitation_id'),
    )
    .innerJoin('child_keys', 'child_keys.account_id', 'answers.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'answers.account_id')
    .selectAll('answers')
    .select(['child_keys.secret_number', 'child_keys.wrapped', 'ledgers.ledger', 'ledgers.ledger_clock'])
    .select(['acceptances.pseudonym', 'acceptances.unit_id'])
    .where('answers.form_id', '=', metadata.id)
    .where('answers.form_version', '=', metadata.version)
    .where('answers.sent', 'is not', null)
    .$narrowType<SentColumns>()
    .orderBy('answers.id');
  return 'invitationId' in cases
    ? query.where('answers.invitation_id', '=', cases.invitationId).execute()
    : query.where('acceptances.unit_id', 'in', cases.unitIds).execute();
}
