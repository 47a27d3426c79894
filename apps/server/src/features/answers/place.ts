import { AuthoredId, BEB_FORM, FormVersionParam, Id, type Form } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../http/problem.ts';
import { findAskedForm, type AskedForm } from '../../records/access.ts';
import type { AnswersPlace } from '../../records/answers.ts';
import { isOfAnArea, type FormCatalogue } from '../../records/form-catalogue.ts';

export const OwnParams = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });
export const RequestParams = OwnParams.extend({ invitationId: Id, requestId: Id });
type Params = z.infer<typeof OwnParams> & Partial<z.infer<typeof RequestParams>>;

/** Where answers are to be read or written, and what may be done there. */
export interface OpenPlace {
  place: AnswersPlace;
  form: Form;
  /** null: the child's own form. */
  asked: AskedForm | null;
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
    return { place: { formId, formVersion, request: null }, form: stored.form, asked: null };
  }
  const asked = await findAskedForm(db, childId, { formId, formVersion, invitationId, requestId });
  return { place: { formId, formVersion, request: { invitationId, requestId } }, form: stored.form, asked };
}

/**
 * Refuses answers where nothing is asked any more.
 * @throws {Problem} 404 after leaving, 409 while paused and after closing
 */
export function requireOpen(asked: AskedForm | null): void {
  if (asked?.left) throw notFound();
  if (asked?.status === 'paused') throw problem('invitation-paused');
  if (asked?.status === 'closed') throw problem('invitation-closed');
}
