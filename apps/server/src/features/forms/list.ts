import { DEFAULT_FORM_ICON, dayOf, type Form, type FormListItem } from '@lykta/domain';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { listInvitations } from '../../records/invitations.ts';
import type { Services } from '../../services.ts';

/**
 * Lists the forms that a child can answer: the product's own forms, and the forms of requests that are not finished.
 */
export async function listForms(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  catalogue: FormCatalogue,
  childId: string,
): Promise<FormListItem[]> {
  const { accepted } = await listInvitations(db, childId, dayOf(clock()));
  const open = accepted
    .filter(({ status }) => status.status !== 'closed')
    .flatMap(({ requests }) => requests.filter(({ done }) => done === null));
  const asked = await Promise.all(
    open.flatMap(({ forms }) => forms.map(({ form }) => catalogue.find(form.id, form.version))),
  );
  const own = catalogue.forChildren();
  const forms = [...own, ...asked.flatMap((stored) => (stored ? [stored.form] : []))];
  const byVersion = new Map(forms.map((form) => [`${form.metadata.id}/${form.metadata.version}`, form]));
  const ownIds = new Set(own.map(({ metadata }) => metadata.id));
  return [...byVersion.values()].map((form) => toListItem(form, ownIds.has(form.metadata.id)));
}

function toListItem(
  { metadata: { firstQuestion, icon = DEFAULT_FORM_ICON, ...rest } }: Form,
  own: boolean,
): FormListItem {
  return { ...rest, icon, own };
}
