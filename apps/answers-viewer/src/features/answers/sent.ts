import type { SentForm } from '@lykta/api';
import type { IndividualAnswers, StaffClient } from '@lykta/domain';
import { areas, type Area } from '@lykta/domain';

/** What a child sent, in the server's order: by the instant of sending, oldest first. A day may hold several. */
export function sentForms({ sent }: StaffClient): SentForm[] {
  return sent.map(({ id, version, request }) => ({ id, version, request }));
}

/** One form of a child: every sending, newest first. There is always one. */
export type FormHistory = [IndividualAnswers, ...IndividualAnswers[]];

const areaPlace = (group: string | undefined) => {
  const place = areas.findIndex((area) => area === group);
  return place < 0 ? areas.length : place;
};

/**
 * Gathers answers by form; the form that was sent last comes first. The answers stand as {@link sentForms} names them:
 * their day alone doesn't tell which of two sendings is the newer one.
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

/** The same in the order of the areas, as answers are read from top to bottom. */
export function byArea(histories: readonly FormHistory[]): FormHistory[] {
  return histories.toSorted(
    ([a], [b]) => areaPlace(a.form.metadata.group) - areaPlace(b.form.metadata.group),
  );
}

/** The area of a form, for its tint and drawing; undefined for a form outside the areas. */
export function areaOf({ form }: IndividualAnswers): Area | undefined {
  return areas.find((area) => area === form.metadata.group);
}
