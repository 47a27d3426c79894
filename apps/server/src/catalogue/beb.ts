import { BEB_FORM } from '@lykta/domain';
import type { FormParams } from '@lykta/domain/contract';
import { notFound } from '../problem.ts';

/**
 * Requires that a call about the story names the story's form (/beb), which has only one version.
 * @throws {Problem} 404 for any other form
 */
export function requireBeb({ formId, formVersion }: FormParams): void {
  if (formId !== BEB_FORM.id || formVersion !== BEB_FORM.version) throw notFound();
}
