import type { FormRef, StaffForm, StaffInvitation } from '@lykta/domain';

/** The names of forms in their order; the id of one that the organisation may not send any more. */
export function formNames(refs: FormRef[], forms: StaffForm[]): string[] {
  return [...refs]
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => forms.find((form) => form.id === id)?.name ?? id);
}

/** Every form that the invitation ever asked for, each once. */
export function askedForms({ requests }: StaffInvitation): FormRef[] {
  const refs = requests.flatMap((request) => request.forms);
  return refs.filter((ref, index) => refs.findIndex(({ id }) => id === ref.id) === index);
}

/** Forms chosen in a list, as a request names them. */
export function toFormRefs(ids: string[], forms: StaffForm[]): FormRef[] {
  return ids.flatMap((id, order) => {
    const form = forms.find((one) => one.id === id);
    return form ? [{ id, version: form.version, order }] : [];
  });
}
