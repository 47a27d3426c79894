import { BEB_FORM } from '@lykta/domain';
import type { FormParams } from '@lykta/domain/contract';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { wasEverAsked } from '../../access/asked-forms.ts';
import type { OpenPlace } from '../../answering/open-place.ts';
import { isOfAnArea, type FormCatalogue } from '../../catalogue/form-catalogue.ts';

/** The path parameters of a call about answers. */
type Params = FormParams & { invitationId?: string; requestId?: string };

/**
 * Finds the form named by the path, if this child may use it.
 * @param asked whether the request has ever asked the child for the form, where that is known already
 * @throws {Problem} 404 for an unknown form, for another child's request, and for a form that can only be answered on
 *   request
 */
export async function openPlace(
  db: Db,
  catalogue: FormCatalogue,
  childId: string,
  { formId, formVersion, invitationId, requestId }: Params,
  asked?: boolean,
): Promise<OpenPlace> {
  const stored = await catalogue.find(formId, formVersion);
  if (!stored) throw notFound();
  if (invitationId === undefined || requestId === undefined) {
    const own = stored.organisationId === null && (isOfAnArea(stored.form) || formId === BEB_FORM.id);
    if (!own) throw notFound();
    return { place: { formId, formVersion, request: null }, form: stored.form };
  }
  const wanted = { formId, formVersion, invitationId, requestId };
  if (!(asked ?? (await wasEverAsked(db, childId, wanted)))) throw notFound();
  return { place: { formId, formVersion, request: { invitationId, requestId } }, form: stored.form };
}
