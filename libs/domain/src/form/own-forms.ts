import { own } from '../id/own.ts';
import { areas, type Area } from './areas.ts';
import type { FormListItem } from './form.ts';

/** Own forms that are not the form of their area: the area after whose form they are listed; null means first. */
const besideAreas: Readonly<Record<string, { after: Area | null }>> = {
  'nagot-har-hant': { after: null },
  kroppen: { after: 'myself' },
  'dar-jag-bor-nu': { after: 'base' },
  // For the oldest: nothing is locked by age, so it stands last.
  ung: { after: 'kasamstegen' },
};

/** Every own form of the product, by id. */
export const ownFormIds: readonly string[] = [...areas, ...Object.keys(besideAreas)];

/** Returns the child's own forms in list order, by area (docs/product.md §2). */
export function ownFormsInOrder(forms: readonly FormListItem[]): FormListItem[] {
  const placeOf = ({ id, group }: FormListItem): number => {
    const form = own(besideAreas, id);
    if (!form) return areas.findIndex((area) => area === group);
    // Between the form of its area and that of the next area.
    return form.after === null ? -1 : areas.indexOf(form.after) + 0.5;
  };
  return forms
    .filter((form) => form.own && areas.some((area) => area === form.group))
    .sort((a, b) => placeOf(a) - placeOf(b));
}
