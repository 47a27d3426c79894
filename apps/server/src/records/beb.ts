import { AuthoredId, BEB_FORM, FormVersionParam } from '@lykta/domain';
import { z } from 'zod';
import { notFound } from '../http/problem.ts';

/** The path of a call about the story: the one form behind /beb, in its one version. */
export const BebParams = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });

/** @throws {Problem} 404 for any other form */
export function requireBeb({ formId, formVersion }: z.infer<typeof BebParams>): void {
  if (formId !== BEB_FORM.id || formVersion !== BEB_FORM.version) throw notFound();
}
