import type { SentForm } from '@lykta/api';
import { type IndividualAnswers, type StaffClient, areas, type Area } from '@lykta/domain';

/** The forms that a child sent, in the server's order: by time of sending, oldest first. A day may have several. */
export function sentForms({ sent }: StaffClient): SentForm[] {
  return sent.map(({ id, version, request }) => ({ id, version, request }));
}

/** All sendings of one form, newest first; at least one. */
export type FormHistory = [IndividualAnswers, ...IndividualAnswers[]];

const areaPlace = (group: string | undefined) => {
  const place = areas.findIndex((area) => area === group);
  return place < 0 ? areas.length : place;
};

/**
 * Groups answers by form, the last sent form first. The order follows {@link sentForms}, because two sendings of one
 * day can't be ordered by their day.
 */
export function byForm(answers: readonly IndividualAnswers[]): FormHistory[] {
  const histories = new Map<string, FormHistory>();
  for (const one of answers.toReversed()) {
    const history = histories.get(one.form.metadata.id);
    if (history) history.push(one);
    else histories.set(one.form.metadata.id, [one]);
  }
  return [...histories.values()];
}

/** Sorts the histories by area, the reading order. */
export function byArea(histories: readonly FormHistory[]): FormHistory[] {
  return histories.toSorted(
    ([a], [b]) => areaPlace(a.form.metadata.group) - areaPlace(b.form.metadata.group),
  );
}

/** The area of a form, for tint and drawing; undefined when the form has none. */
export function areaOf({ form }: IndividualAnswers): Area | undefined {
  return areas.find((area) => area === form.metadata.group);
}
