/** A field of a draft: the one that an advice is about, or in which an author goes on writing. */
export interface Place {
  /** Null: a field of the form itself. */
  readonly question: string | null;
  readonly answer?: string | undefined;
  readonly field: string;
}

/** The id of a field's control. Only one question is on the screen, so that the answer and the field name it. */
export const idOf = ({ answer, field }: Omit<Place, 'question'>): string =>
  `field-${answer ?? 'question'}-${field}`;

/** Focuses a field of the question on the screen: from there the keys go on when something beside it is taken away. */
export const focusField = (field: string): void => document.getElementById(idOf({ field }))?.focus();

/** Focuses the control of a field, and opens what it is folded into. Without one, the focus goes to the first field. */
export function focusPlace(place: Place, within: HTMLElement): void {
  const control =
    document.getElementById(idOf(place)) ??
    document.getElementById(idOf({ ...place, field: 'text' })) ??
    within.querySelector<HTMLElement>('input, textarea, select');
  if (!control) return;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus();
}
