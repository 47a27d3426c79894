import { useFormListQuery, useFormQuery, type FormKey } from '@lykta/api';
import { localText } from '@lykta/domain';
import { useLanguage } from './language.ts';

/** A form's name for the child; a form that is no longer in the list is asked for itself. Empty while it is fetched. */
export function useFormName({ id, version }: FormKey): string {
  const { language } = useLanguage();
  const { data: list } = useFormListQuery();
  const listed = list?.find((form) => form.id === id && form.version === version);
  const { data: form } = useFormQuery({ id, version }, { skip: list === undefined || listed !== undefined });
  const name = (listed ?? form?.metadata)?.nameForChild;
  return name ? localText(name, language) : '';
}
