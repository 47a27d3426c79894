import { useFormListQuery, useFormQuery, useInvitationsQuery, type FormKey } from '@lykta/api';
import { localText } from '@lykta/domain';
import { useLanguage } from './language.ts';

/** Looks up the names of forms that the child may answer or was asked for; undefined for one that is neither. */
export function useFormNames(): (form: FormKey) => string | undefined {
  const { language } = useLanguage();
  const { data: list = [] } = useFormListQuery();
  const { data: invitations } = useInvitationsQuery();
  const named = new Map(
    [...list, ...(invitations?.formNames ?? [])].map(({ id, version, nameForChild }) => [
      `${id}/${version}`,
      nameForChild,
    ]),
  );
  return ({ id, version }) => {
    const name = named.get(`${id}/${version}`);
    return name && localText(name, language);
  };
}

/** A form's name; one that is neither in the list nor in the invitations is loaded itself. Empty while it loads. */
export function useFormName({ id, version }: FormKey): string {
  const { language } = useLanguage();
  const { data: list } = useFormListQuery();
  const { data: invitations } = useInvitationsQuery();
  const isKnowable = list !== undefined && invitations !== undefined;
  const known = useFormNames()({ id, version });
  const { data: form } = useFormQuery({ id, version }, { skip: !isKnowable || known !== undefined });
  return known ?? (form ? localText(form.metadata.nameForChild, language) : '');
}
