import { useFormListQuery, useFormQuery, type FormKey } from '@lykta/api';
import { localText } from '@lykta/domain';
import { useLanguage } from './language.ts';

/** A form's name; a form that is no longer in the list is loaded itself. Empty while it loads. */
export function useFormName({ id, version }: FormKey): string {
  const { language } = useLanguage();
  const { data: list } = useFormListQuery();
  const listed = list?.find((form) => form.id === id && form.version === version);
  const { data: form } = useFormQuery({ id, version }, { skip: list === undefined || listed !== undefined });
  const name = (listed ?? form?.metadata)?.nameForChild;
  return name ? localText(name, language) : '';
}
