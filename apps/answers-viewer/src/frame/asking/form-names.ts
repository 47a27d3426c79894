import type { FormRef, StaffForm, StaffInvitation } from '@lykta/domain';

/** The names of forms in order; the id for a form that the organisation can't send any more. */
export function formNames(refs: FormRef[], forms: StaffForm[]): string[] {
  return [...refs]
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => forms.find((form) => form.id === id)?.name ?? id);
}

/** All forms that the invitation ever requested, without duplicates. */
export function askedForms({ requests }: StaffInvitation): FormRef[] {
  const refs = requests.flatMap((request) => request.forms);
  return refs.filter((ref, index) => refs.findIndex(({ id }) => id === ref.id) === index);
}

/** Converts chosen form ids to a request's references. */
export function toFormRefs(ids: string[], forms: StaffForm[]): FormRef[] {
  return ids.flatMap((id, order) => {
    const form = forms.find((one) => one.id === id);
    return form ? [{ id, version: form.version, order }] : [];
  });
}
