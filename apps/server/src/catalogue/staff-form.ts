import { DEFAULT_FORM_ICON, type Form, type StaffForm } from '@lykta/domain';

/** What staff see of a form in a list. */
export function toStaffForm(
  { metadata }: Form,
  { own, earlier = [], retired = false }: { own: boolean; earlier?: number[]; retired?: boolean },
): StaffForm {
  const { id, version, name, mutable, icon = DEFAULT_FORM_ICON, group } = metadata;
  return {
    id,
    version,
    name,
    mutable,
    icon,
    ...(group === undefined ? {} : { group }),
    ...(own ? { own } : {}),
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(retired ? { retired } : {}),
  };
}
