import type { Invitations } from '@lykta/domain';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';

/** Adds the name of each form in the requests, once: the app would have to load whole forms for it. */
export async function withFormNames(
  catalogue: FormCatalogue,
  invitations: Invitations,
): Promise<Invitations> {
  const asked = invitations.accepted.flatMap(({ requests }) => requests.flatMap(({ forms }) => forms));
  const versions = new Map(asked.map(({ form }) => [`${form.id}/${form.version}`, form]));
  const found = await Promise.all(
    [...versions.values()].map(({ id, version }) => catalogue.find(id, version)),
  );
  const formNames = found.flatMap((stored) => {
    if (!stored) return [];
    const { id, version, nameForChild } = stored.form.metadata;
    return [{ id, version, nameForChild }];
  });
  return { ...invitations, ...(formNames.length === 0 ? {} : { formNames }) };
}
