import type { SentForm } from '@lykta/api';
import type { IndividualAnswers, StaffClient } from '@lykta/domain';
import { areas, type Area } from '@lykta/domain';

/** What a child sent, oldest first, as the calls name it. */
export function sentForms({ sent }: StaffClient): SentForm[] {
  return [...sent]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ id, version, request }) => ({ id, version, request }));
}

/** One form of a child: the newest answers, and those before them. */
export interface FormHistory {
  now: IndividualAnswers;
  /** Newest first. */
  before: IndividualAnswers[];
}

const areaPlace = (group: string | undefined) => {
  const place = areas.findIndex((area) => area === group);
  return place < 0 ? areas.length : place;
};

/** Gathers answers by form, in the order of the areas; the same form sent again is its history. */
export function byForm(answers: IndividualAnswers[]): FormHistory[] {
  const histories = new Map<string, IndividualAnswers[]>();
  for (const one of answers) {
    const { id } = one.form.metadata;
    histories.set(id, [...(histories.get(id) ?? []), one]);
  }
  return [...histories.values()]
    .map((list) => list.sort((a, b) => b.data.sent.localeCompare(a.data.sent)))
    .map(([now, ...before]) => ({ now: now!, before }))
    .sort((a, b) => areaPlace(a.now.form.metadata.group) - areaPlace(b.now.form.metadata.group));
}

/** The area of a form, for its tint and drawing; undefined for a form outside the areas. */
export function areaOf({ form }: IndividualAnswers): Area | undefined {
  return areas.find((area) => area === form.metadata.group);
}
