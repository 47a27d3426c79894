import type { InvitationStatus } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import { isFor, statusOn, stillStands } from '../access/asked.ts';
import { jsonList } from '../database/json-list.ts';
import { selectEnding, type Ending } from '../retention/kept-until.ts';

/** An invitation, with the texts that a child reads. */
export interface InvitationRow {
  id: string;
  code: string;
  created: string;
  status: InvitationStatus;
  forOneChild: boolean;
  owner: string;
  unit: string;
  reads_within: number | null;
}

/** An invitation that the child has accepted. */
export interface AcceptedRow extends InvitationRow {
  shows_figure: boolean;
  pseudonym: string;
  ended: string | null;
}

/** A form of a request to the child. */
export interface RequestRow {
  id: string;
  invitation_id: string;
  created: string;
  last_day: string | null;
  sent: string | null;
  answeredBack: boolean;
  form_id: string;
  form_version: number;
  position: number;
}

/** A child's invitations as one statement reads them. */
export interface StoredInvitations {
  ending: Ending[];
  pending: InvitationRow[];
  accepted: AcceptedRow[];
  requests: RequestRow[];
}

/** The columns of an invitation with the texts that a child reads. */
const columns = (today: string) => sql`invitations.id, invitations.code, invitations.created,
  ${statusOn(today)} as status, invitations.max_clients = 1 as "forOneChild",
  organisations.name as owner, units.name as unit, units.reads_within`;

const FROM_INVITATIONS = sql`from invitations
  join organisations on organisations.id = invitations.organisation_id
  join units on units.id = invitations.unit_id`;

/**
 * Describes a child's invitations in one value: those waiting for a reply, and those accepted, with their newest requests
 * first. Invitations that the child has left are in neither list.
 * @param account the id, or the column that holds it
 * @param today decides which requests and invitations have passed their last day
 */
export const storedInvitations = (account: string | RawBuilder<unknown>, today: string) =>
  sql<StoredInvitations>`json_build_object(
    'ending', ${jsonList(selectEnding(account))},
    'pending', ${jsonList(sql`select ${columns(today)} ${FROM_INVITATIONS}
      join pending_invitations on pending_invitations.invitation_id = invitations.id
      where pending_invitations.account_id = ${account} and ${statusOn(today)} <> 'closed'
      order by invitations.created`)},
    'accepted', ${jsonList(sql`select ${columns(today)}, shows_figure, pseudonym, acceptances.ended ${FROM_INVITATIONS}
      join acceptances on acceptances.invitation_id = invitations.id
      where acceptances.account_id = ${account} and acceptances.left_at is null
      order by invitations.created, acceptances.accepted`)},
    'requests', ${jsonList(selectRequests(account, today))})`;

const selectRequests = (account: string | RawBuilder<unknown>, today: string) => sql<RequestRow>`
  select requests.id, requests.invitation_id, requests.created, requests.last_day, answers.sent,
    answers.answer_back_sealed is not null as "answeredBack",
    request_forms.form_id, request_forms.form_version, request_forms.position
  from acceptances as taken
  join requests on requests.invitation_id = taken.invitation_id
  join request_forms on request_forms.request_id = requests.id
  left join answers on answers.account_id = ${account} and answers.request_id = requests.id
    and answers.form_id = request_forms.form_id and answers.form_version = request_forms.form_version
  where taken.account_id = ${account} and taken.left_at is null
    and ${isFor(account)} and ${stillStands(account, today)}
  order by requests.created desc, requests.id, request_forms.position`;

/** Describes the invitation with a code, in a list. */
export const storedWithCode = (code: string, today: string): RawBuilder<InvitationRow[]> =>
  jsonList(sql<InvitationRow>`select ${columns(today)} ${FROM_INVITATIONS} where invitations.code = ${code}`);
