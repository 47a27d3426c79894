import {
  groupedBy,
  type AcceptedInvitation,
  type FormRequest,
  type Invitation,
  type Invitations,
} from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { isFor, statusOn, stillStands } from '../access/asked.ts';
import { endingOf } from '../retention/kept-until.ts';

/**
 * Lists a child's invitations: those waiting for a reply, and those accepted, with their newest requests first.
 * Invitations that the child has left are in neither list.
 * @param today decides which requests and invitations have passed their last day
 */
export async function listInvitations(db: Db, accountId: string, today: string): Promise<Invitations> {
  const [ending, pending, accepted] = await Promise.all([
    endingOf(db, accountId),
    invitationRows(db, today)
      .innerJoin('pending_invitations', 'pending_invitations.invitation_id', 'invitations.id')
      .where('pending_invitations.account_id', '=', accountId)
      .where(statusOn(today), '!=', 'closed')
      .execute(),
    invitationRows(db, today)
      .innerJoin('acceptances', 'acceptances.invitation_id', 'invitations.id')
      .where('acceptances.account_id', '=', accountId)
      .where('acceptances.left_at', 'is', null)
      .select(['acceptances.shows_figure', 'acceptances.pseudonym', 'acceptances.ended'])
      .orderBy('acceptances.accepted')
      .execute(),
  ]);
  const others = { pending: pending.map(toInvitation), ...(ending.length === 0 ? {} : { ending }) };
  if (accepted.length === 0) return { ...others, accepted: [] };
  const requests = await listRequests(
    db,
    accountId,
    accepted.map((row) => row.id),
    today,
  );
  return {
    ...others,
    accepted: accepted.map((row) => toAccepted(row, requests.get(row.id) ?? [])),
  };
}

/** Selects invitations with the texts that a child reads; the caller adds the filter. */
export const invitationRows = (db: Db, today: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .select(['invitations.id', 'invitations.code', 'invitations.created'])
    .select(statusOn(today).as('status'))
    .select((eb) => eb('invitations.max_clients', '=', 1).$castTo<boolean>().as('forOneChild'))
    .select(['organisations.name as owner', 'units.name as unit', 'units.reads_within'])
    .orderBy('invitations.created');

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationRows>['execute']>>[number];

/** Converts a row to an invitation for the child app. */
export function toInvitation({
  id,
  code,
  owner,
  unit,
  created,
  status,
  reads_within,
  forOneChild,
}: InvitationRow): Invitation {
  return {
    ...{ id, code, owner, unit, created: created.toISOString(), status: { status }, forOneChild },
    ...(reads_within === null ? {} : { readsWithin: reads_within }),
  };
}

function toAccepted(
  row: InvitationRow & { shows_figure: boolean; pseudonym: string; ended: string | null },
  requests: FormRequest[],
): AcceptedInvitation {
  const newest = requests[0];
  const forms = newest?.forms.map(({ form }) => form) ?? [];
  const own = { ownCode: row.pseudonym, showsFigure: row.shows_figure };
  const ended = row.ended === null ? {} : { status: { status: 'closed' } as const, ended: row.ended };
  return { ...toInvitation(row), ...own, ...ended, requestId: newest?.id ?? '', forms, requests };
}

async function listRequests(
  db: Db,
  accountId: string,
  invitationIds: string[],
  today: string,
): Promise<Map<string, FormRequest[]>> {
  const rows = await db
    .selectFrom('requests')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.request_id', '=', 'requests.id')
        .onRef('answers.form_id', '=', 'request_forms.form_id')
        .onRef('answers.form_version', '=', 'request_forms.form_version')
        .on('answers.account_id', '=', accountId),
    )
    .select(['requests.id', 'requests.invitation_id', 'requests.created', 'requests.last_day'])
    .select('answers.sent')
    .select((eb) => eb('answers.answer_back_sealed', 'is not', null).$castTo<boolean>().as('answeredBack'))
    .select(['request_forms.form_id', 'request_forms.form_version', 'request_forms.position'])
    .where('requests.invitation_id', 'in', invitationIds)
    .where(isFor(accountId))
    .where(stillStands(accountId, today))
    .orderBy('requests.created', 'desc')
    .orderBy('requests.id')
    .orderBy('request_forms.position')
    .execute();
  const requests = groupedBy(rows, (row) => row.id).map((forms) => ({
    invitation: forms[0].invitation_id,
    request: {
      id: forms[0].id,
      created: forms[0].created.toISOString(),
      done: latest(forms.map((form) => form.sent)),
      ...(forms[0].last_day === null ? {} : { lastDay: forms[0].last_day }),
      forms: forms.map((form) => ({
        form: { id: form.form_id, version: form.form_version, order: form.position },
        done: form.sent?.toISOString() ?? null,
        ...(form.answeredBack ? { answeredBack: true as const } : {}),
      })),
    },
  }));
  const grouped = Map.groupBy(requests, ({ invitation }) => invitation);
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ request }) => request)]));
}

/** A request is done when its last form was sent. */
function latest(times: (Date | null)[]): string | null {
  const done = times.flatMap((time) => (time ? [time.toISOString()] : []));
  return done.length < times.length ? null : (done.sort().at(-1) ?? null);
}
