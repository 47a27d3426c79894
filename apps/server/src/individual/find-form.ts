import type { Form } from '@lykta/domain';
import type { FormParams } from '@lykta/domain/contract';
import { notFound } from '../problem.ts';
import { maySend, type FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { Member } from '../security/staff-sessions.ts';

/** Finds a form that the member's organisation may send. @throws {Problem} 404 for a form of another organisation */
export async function findForm(
  catalogue: FormCatalogue,
  member: Member,
  { formId, formVersion }: FormParams,
): Promise<Form> {
  const stored = await catalogue.find(formId, formVersion);
  if (!stored || !maySend(stored, member.organisationId)) throw notFound();
  return stored.form;
}
