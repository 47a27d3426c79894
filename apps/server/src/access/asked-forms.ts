import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect.ts';
import { notFound } from '../problem.ts';
import { canBegin, hasBegun, isFor, statusOn } from './asked.ts';
import type { StoredForm } from '../catalogue/form-catalogue.ts';

/** Whether a child may see an organisation's form, because the organisation has requested it from the child. */
export async function wasAskedFor(
  db: Db,
  childId: string,
  { form, organisationId }: StoredForm,
): Promise<boolean> {
  if (organisationId === null) return true;
  const asked = await db
    .selectFrom('acceptances')
    .innerJoin('requests', 'requests.invitation_id', 'acceptances.invitation_id')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select('requests.id')
    .where('acceptances.account_id', '=', childId)
    .where('request_forms.form_id', '=', form.metadata.id)
    .where('request_forms.form_version', '=', form.metadata.version)
    .where(isFor(childId))
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** A request, with the state of its invitation for one child. */
export interface AskedForm {
  status: 'active' | 'paused' | 'closed';
  /** Whether the child has left the invitation: then nothing more is asked. */
  left: boolean;
  /** Whether staff have ended this child's case. */
  ended: boolean;
  /** Why nobody can begin it any more. */
  over?: 'withdrawn' | 'last-day';
  /** Whether the child has begun it in its own app: then it may finish. Staff must not learn this. */
  begun: boolean;
}

/** A form of a request under an invitation. */
export interface FormOfRequest {
  formId: string;
  formVersion: number;
  invitationId: string;
  requestId: string;
}

const askedForm = (db: Db, childId: string, wanted: FormOfRequest, today: string) =>
  db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .innerJoin('requests', 'requests.invitation_id', 'invitations.id')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select([statusOn(today).as('status'), 'acceptances.left_at', 'acceptances.ended'])
    .select(['requests.withdrawn', canBegin(today).as('open'), hasBegun(childId).as('begun')])
    .where('acceptances.account_id', '=', childId)
    .where('acceptances.invitation_id', '=', wanted.invitationId)
    .where('requests.id', '=', wanted.requestId)
    .where('request_forms.form_id', '=', wanted.formId)
    .where('request_forms.form_version', '=', wanted.formVersion)
    .where(isFor(childId));

/**
 * Returns a requested form's state for a child and locks it: until the transaction ends nobody can pause or close the
 * invitation or withdraw the request, and the child cannot leave. Take the child's lock first (`lockChild`).
 * @throws {Problem} 404 if the child never accepted the invitation, or the request does not contain this form
 */
export async function holdAskedForm(
  trx: Db,
  childId: string,
  wanted: FormOfRequest,
  today: string,
): Promise<AskedForm> {
  const row = await askedForm(trx, childId, wanted, today).forShare('invitations').executeTakeFirst();
  if (!row) throw notFound();
  return {
    status: row.status,
    left: row.left_at !== null,
    ended: row.ended !== null,
    begun: row.begun,
    ...(row.open ? {} : { over: row.withdrawn ? 'withdrawn' : 'last-day' }),
  };
}

/** Whether a request has ever asked a child for a form. @param account the id, or the column that holds it */
export const everAsked = (
  account: string | RawBuilder<unknown>,
  wanted: FormOfRequest,
) => sql<boolean>`exists (
  select from acceptances
  join requests on requests.invitation_id = acceptances.invitation_id
  join request_forms on request_forms.request_id = requests.id
  where acceptances.account_id = ${account} and acceptances.invitation_id = ${wanted.invitationId}
    and requests.id = ${wanted.requestId} and request_forms.form_id = ${wanted.formId}
    and request_forms.form_version = ${wanted.formVersion} and ${isFor(account)})`;

/** Whether a request has ever asked the child for a form. The child may then read it, also after leaving. */
export async function wasEverAsked(db: Db, childId: string, wanted: FormOfRequest): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`select ${everAsked(childId, wanted)} as asked`.execute(db);
  return rows.some(({ asked }) => asked);
}
