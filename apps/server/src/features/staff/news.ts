import type { StaffNews } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { hasSent, wasOpened } from '../../records/staff-clients.ts';

const AT_MOST = 200;

/** What happened in the member's units since the sign-in before this one, newest first. */
export async function readNews(db: Db, memberId: string, unitIds: readonly string[]): Promise<StaffNews> {
  const { previous_signin: since } = await db
    .selectFrom('members')
    .select('previous_signin')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const empty = { since: since?.toISOString() ?? null, accepted: [], sent: [], unopened: 0, waiting: 0 };
  if (unitIds.length === 0) return empty;
  const from = since ?? new Date(0);
  const [accepted, sent, { unopened }, waiting] = await Promise.all([
    acceptedSince(db, unitIds, from),
    sentSince(db, unitIds, from),
    sentForms(db, unitIds)
      .select((eb) => eb.fn.countAll<number>().as('unopened'))
      .where((eb) => eb.not(wasOpened))
      .executeTakeFirstOrThrow(),
    countWaiting(db, unitIds),
  ]);
  return { ...empty, accepted, sent, unopened, waiting };
}

async function countWaiting(db: Db, unitIds: readonly string[]): Promise<number> {
  const { waiting } = await db
    .selectFrom('acceptances')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('unit_id', 'in', unitIds)
    .where('left_at', 'is', null)
    .where((eb) => eb.not(hasSent))
    .executeTakeFirstOrThrow();
  return waiting;
}

async function acceptedSince(
  db: Db,
  unitIds: readonly string[],
  since: Date,
): Promise<StaffNews['accepted']> {
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .select(['acceptances.invitation_id', 'acceptances.pseudonym', 'acceptances.accepted'])
    .where('invitations.unit_id', 'in', unitIds)
    .where('acceptances.accepted', '>', since)
    .orderBy('acceptances.accepted', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map(({ invitation_id, pseudonym, accepted }) => ({
    invitation: invitation_id,
    client: pseudonym,
    at: accepted.toISOString(),
  }));
}

const sentForms = (db: Db, unitIds: readonly string[]) =>
  db
    .selectFrom('answers')
    .innerJoin('invitations', 'invitations.id', 'answers.invitation_id')
    .innerJoin('acceptances', (join) =>
      join
        .onRef('acceptances.account_id', '=', 'answers.account_id')
        .onRef('acceptances.invitation_id', '=', 'answers.invitation_id'),
    )
    .where('invitations.unit_id', 'in', unitIds)
    .where('answers.sent', 'is not', null);

async function sentSince(db: Db, unitIds: readonly string[], since: Date): Promise<StaffNews['sent']> {
  const rows = await sentForms(db, unitIds)
    .select(['answers.invitation_id', 'acceptances.pseudonym', 'answers.request_id', 'answers.sent'])
    .select(['answers.form_id', 'answers.form_version'])
    .where('answers.sent', '>', since)
    .orderBy('answers.sent', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({
    invitation: row.invitation_id!,
    client: row.pseudonym,
    request: row.request_id!,
    form: { id: row.form_id, version: row.form_version },
    at: row.sent!.toISOString(),
  }));
}
