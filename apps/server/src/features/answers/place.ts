import { AuthoredId, BEB_FORM, FormVersionParam, Id, type Form } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../http/problem.ts';
import { holdAskedForm, wasEverAsked } from '../../records/access.ts';
import type { AnswersPlace } from '../../records/answers.ts';
import { isOfAnArea, type FormCatalogue } from '../../records/form-catalogue.ts';

export const OwnParams = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });
export const RequestParams = OwnParams.extend({ invitationId: Id, requestId: Id });
type Params = z.infer<typeof OwnParams> & Partial<z.infer<typeof RequestParams>>;

/** Where answers are to be read or written, and the form that they answer. */
export interface OpenPlace {
  place: AnswersPlace;
  form: Form;
}

/**
 * Finds the form that a path names, as this child may reach it.
 * @throws {Problem} 404 for an unknown form, somebody else's request, and a form that is answered only on request
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
 * Refuses answers where nothing is asked any more. What it finds holds until the transaction ends, so that nothing is
 * sent after the child has left or a worker has paused. Call it under the child's lock.
 * @throws {Problem} 404 after leaving, 409 while paused and after closing
 */
export async function requireOpen(
  trx: Db,
  childId: string,
  { formId, formVersion, request }: AnswersPlace,
): Promise<void> {
  if (!request) return;
  const { left, status } = await holdAskedForm(trx, childId, { formId, formVersion, ...request });
  if (left) throw notFound();
  if (status === 'paused') throw problem('invitation-paused');
  if (status === 'closed') throw problem('invitation-closed');
}
