import { DEFAULT_FORM_ICON, type Form, type FormListItem, type Invitations } from '@lykta/domain';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';

/**
 * Lists the forms that a child can answer: the product's own forms, and the forms of requests that are not finished.
 */
export async function listForms(
  catalogue: FormCatalogue,
  { accepted }: Pick<Invitations, 'accepted'>,
): Promise<FormListItem[]> {
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
