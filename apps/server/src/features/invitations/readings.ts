import { DEFAULT_STAFF_ROLE, dayOf, groupedBy, type Reading } from '@lykta/domain';
import type { NotNull } from 'kysely';
import type { Db } from '../../database/connect.ts';

const AT_MOST = 1000;

/**
 * Lists who opened the child's sent answers, newest first: one entry per day, member and form. Names are included only
 * where the organisation shows them.
 */
export async function listReadings(db: Db, childId: string): Promise<Reading[]> {
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('audit_lines as line', 'line.pseudonym', 'acceptances.pseudonym')
    .innerJoin('units', 'units.id', 'acceptances.unit_id')
    .innerJoin('organisations', 'organisations.id', 'line.organisation_id')
    .leftJoin('members', 'members.id', 'line.member_id')
    .select(['acceptances.invitation_id', 'line.request_id', 'line.form_id', 'line.form_version'])
    .select(['line.at', 'line.member_id', 'units.name as unit', 'organisations.show_names'])
    .select(['members.name', 'members.role'])
    .where('acceptances.account_id', '=', childId)
    .where('line.kind', 'in', ['reading', 'answers-file'])
    // A line about reading always names the form that was read.
    .$narrowType<{ request_id: NotNull; form_id: NotNull; form_version: NotNull }>()
    .orderBy('line.at', 'desc')
    .orderBy('line.seq', 'desc')
    .limit(AT_MOST)
    .execute();
  const daily = groupedBy(rows, ({ at, member_id, request_id, form_id, form_version }) =>
    [dayOf(at), member_id, request_id, form_id, form_version].join(' '),
  );
  return daily.map(([row]) => ({
    invitation: row.invitation_id,
    request: row.request_id,
    form: { id: row.form_id, version: row.form_version },
    day: dayOf(row.at),
    role: row.role ?? DEFAULT_STAFF_ROLE,
    unit: row.unit,
    ...(row.show_names && row.name !== null ? { name: row.name } : {}),
  }));
}
