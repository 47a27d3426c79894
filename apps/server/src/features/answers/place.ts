import { BEB_FORM, dayOf, type Form } from '@lykta/domain';
import type { FormParams } from '@lykta/domain/contract';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { holdAskedForm, wasEverAsked } from '../../access/asked-forms.ts';
import type { AnswersPlace } from '../../records/answers.ts';
import { isOfAnArea, type FormCatalogue } from '../../catalogue/form-catalogue.ts';

/** The path parameters of a call about answers. */
type Params = FormParams & { invitationId?: string; requestId?: string };

/** Where answers are stored, and the form they belong to. */
export interface OpenPlace {
  place: AnswersPlace;
  form: Form;
}

/**
 * Finds the form named by the path, if this child may use it.
 * @throws {Problem} 404 for an unknown form, for another child's request, and for a form that can only be answered on
 *   request
 */
export async function openPlace(
  db: Db,
  catalogue: FormCatalogue,
  childId: string,
  { formId, formVersion, invitationId, requestId }: Params,
): Promise<OpenPlace> {
  const stored = await catalogue.find(formId, formVersion);
  if (!stored) throw notFound();
  if (invitationId === undefined || requestId === undefined) {
    const own = stored.organisationId === null && (isOfAnArea(stored.form) || formId === BEB_FORM.id);
    if (!own) throw notFound();
    return { place: { formId, formVersion, request: null }, form: stored.form };
  }
  const wanted = { formId, formVersion, invitationId, requestId };
  if (!(await wasEverAsked(db, childId, wanted))) throw notFound();
  return { place: { formId, formVersion, request: { invitationId, requestId } }, form: stored.form };
}

/**
 * Refuses answers to a request that is no longer open. The result stays valid until the transaction ends, so that
 * nothing is sent after the child has left or staff have paused the invitation. Call it while holding the child's lock.
 * @throws {Problem} 404 after leaving, 409 while paused, after closing or the end of the case, and for a child who has
 *   not begun, when staff have withdrawn the request or its last day has passed
 */
export async function requireOpen(
  trx: Db,
  childId: string,
  { formId, formVersion, request }: AnswersPlace,
  now: Date,
): Promise<void> {
  if (!request) return;
  const wanted = { formId, formVersion, ...request };
  const { left, ended, status, over } = await holdAskedForm(trx, childId, wanted, dayOf(now));
  if (left) throw notFound();
  if (ended) throw problem('case-ended');
  if (over) throw problem(over === 'withdrawn' ? 'request-withdrawn' : 'request-ended');
  if (status === 'paused') throw problem('invitation-paused');
  if (status === 'closed') throw problem('invitation-closed');
}
