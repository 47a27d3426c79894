import { groupedBy, type FormRef, type StaffRequest } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * The pseudonyms of the children that a request names; null means all. Children who deleted their account are omitted.
 */
const namedIn = sql<string[] | null>`case when requests.chosen then array(
  select pseudonym from request_children join acceptances using (account_id)
  where request_id = requests.id and acceptances.invitation_id = requests.invitation_id
  order by pseudonym) end`;

/** Lists the requests of each invitation, oldest first. */
export async function requestsOf(db: Db, invitationIds: string[]): Promise<Map<string, StaffRequest[]>> {
  if (invitationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select(['requests.id', 'requests.invitation_id', 'requests.created'])
    .leftJoin('members', 'members.id', 'requests.sent_by')
    .select(['requests.withdrawn', 'requests.last_day', 'requests.remind_on', 'requests.repeat_weeks'])
    .select(['requests.repeat_until', 'requests.next_round', 'requests.round_of'])
    .select([namedIn.as('clients'), 'members.name as sentBy'])
    .select(['request_forms.form_id', 'request_forms.form_version', 'request_forms.position'])
    .where('requests.invitation_id', 'in', invitationIds)
    .orderBy('requests.created')
    .orderBy('requests.id')
    .orderBy('request_forms.position')
    .execute();
  const requests = new Map<string, StaffRequest[]>();
  for (const forms of groupedBy(rows, (row) => row.id)) {
    const [first] = forms;
    const request = { ...toRequest(first), forms: forms.map(toFormRef) };
    requests.set(first.invitation_id, [...(requests.get(first.invitation_id) ?? []), request]);
  }
  return requests;
}

interface Row {
  id: string;
  created: Date;
  clients: string[] | null;
  withdrawn: Date | null;
  sentBy: string | null;
  last_day: string | null;
  remind_on: string | null;
  repeat_weeks: number | null;
  repeat_until: string | null;
  next_round: string | null;
  round_of: string | null;
}

const toRequest = (row: Row): Omit<StaffRequest, 'forms'> => ({
  id: row.id,
  created: row.created.toISOString(),
  ...(row.clients ? { clients: row.clients } : {}),
  ...(row.withdrawn ? { withdrawn: row.withdrawn.toISOString() } : {}),
  ...(row.sentBy === null ? {} : { sentBy: row.sentBy }),
  ...(row.last_day === null ? {} : { lastDay: row.last_day }),
  ...(row.remind_on === null ? {} : { remindOn: row.remind_on }),
  ...(row.repeat_weeks === null || row.repeat_until === null
    ? {}
    : {
        repeat: {
          weeks: row.repeat_weeks,
          until: row.repeat_until,
          ...(row.next_round === null ? {} : { next: row.next_round }),
        },
      }),
  ...(row.round_of === null ? {} : { round: row.round_of }),
});

const toFormRef = (row: { form_id: string; form_version: number; position: number }): FormRef => ({
  id: row.form_id,
  version: row.form_version,
  order: row.position,
});
