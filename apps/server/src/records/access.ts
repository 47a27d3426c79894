import type { Db } from '../database/connect.ts';
import { notFound } from '../http/problem.ts';
import type { StoredForm } from './form-catalogue.ts';

/** Whether a child may see an organisation's form: the organisation asked the child to answer it. */
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
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** A request as the child who accepted its invitation stands to it. */
export interface AskedForm {
  status: 'active' | 'paused' | 'closed';
  /** The child left the invitation: nothing more is asked. */
  left: boolean;
}

/** A form of a request under an invitation. */
export interface FormOfRequest {
  formId: string;
  formVersion: number;
  invitationId: string;
  requestId: string;
}

const askedForm = (db: Db, childId: string, wanted: FormOfRequest) =>
  db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .innerJoin('requests', 'requests.invitation_id', 'invitations.id')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select(['invitations.status', 'acceptances.left_at'])
    .where('acceptances.account_id', '=', childId)
    .where('acceptances.invitation_id', '=', wanted.invitationId)
    .where('requests.id', '=', wanted.requestId)
    .where('request_forms.form_id', '=', wanted.formId)
    .where('request_forms.form_version', '=', wanted.formVersion);

/**
 * How a child stands to a form of a request, until the transaction ends: nobody pauses or closes the invitation
 * meanwhile, and the child doesn't leave it. Take the child's lock first (`lockChild`).
 * @throws {Problem} 404 when the child never accepted the invitation, or the request doesn't ask for this form
 */
export async function holdAskedForm(trx: Db, childId: string, wanted: FormOfRequest): Promise<AskedForm> {
  const row = await askedForm(trx, childId, wanted).forShare('invitations').executeTakeFirst();
  if (!row) throw notFound();
  return { status: row.status, left: row.left_at !== null };
}

/** Whether a child was ever asked for a form of a request: it may look at it, also after leaving. */
export async function wasEverAsked(db: Db, childId: string, wanted: FormOfRequest): Promise<boolean> {
  return (await askedForm(db, childId, wanted).executeTakeFirst()) !== undefined;
}
