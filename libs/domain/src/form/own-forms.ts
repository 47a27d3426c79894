import { own } from '../id/own.ts';
import { areas, type Area } from './areas.ts';
import type { FormListItem } from './form.ts';

interface Beside {
  /** The area after whose form it is listed; null means first. */
  after: Area | null;
  /** From this age on it is listed with the first. */
  first?: number;
}

/** Own forms that are not the form of their area. */
const besideAreas: Readonly<Record<string, Beside>> = {
  'nagot-har-hant': { after: null },
  kroppen: { after: 'myself' },
  'dar-jag-bor-nu': { after: 'base' },
  // Nothing is locked by age: the younger ones find it last.
  ung: { after: 'kasamstegen', first: 13 },
};

/** Every own form of the product, by id. */
export const ownFormIds: readonly string[] = [...areas, ...Object.keys(besideAreas)];

/**
 * Returns the child's own forms in list order, by area (docs/product.md §2).
 * @param age how old the child is or gets this year; undefined if it has not said
 */
export function ownFormsInOrder(forms: readonly FormListItem[], age = 0): FormListItem[] {
  const placeOf = ({ id, group }: FormListItem): number => {
    const form = own(besideAreas, id);
    if (!form) return areas.findIndex((area) => area === group);
    // Before the forms of all areas, after those that come first for everybody.
    if (form.first !== undefined && age >= form.first) return -0.5;
    // Between the form of its area and that of the next area.
    return form.after === null ? -1 : areas.indexOf(form.after) + 0.5;
  };
  return forms
    .filter((form) => form.own && areas.some((area) => area === form.group))
    .sort((a, b) => placeOf(a) - placeOf(b));
}
