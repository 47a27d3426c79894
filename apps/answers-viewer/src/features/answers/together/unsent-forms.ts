import type { InvitedChild } from '@lykta/api';
import { compareTimes, dayOf, type StaffForm } from '@lykta/domain';

/** A form that a child is asked and has not sent. */
interface UnsentForm {
  request: string;
  form: { id: string; version: number };
  name: string;
}

/** The forms that a child is asked and has not sent, newest request first; each form once. */
export function unsentForms(
  { invitation, child }: InvitedChild,
  forms: readonly StaffForm[],
  now = new Date(),
): UnsentForm[] {
  const today = dayOf(now);
  const standing = invitation.requests
    .filter(({ withdrawn, clients }) => withdrawn === undefined && (clients?.includes(child.client) ?? true))
    .filter(({ lastDay }) => lastDay === undefined || lastDay >= today)
    .toSorted((a, b) => compareTimes(b.created, a.created));
  const unsent = standing.flatMap((request) =>
    request.forms
      .filter(({ id }) => !child.sent.some((sent) => sent.id === id && sent.request === request.id))
      .map(({ id, version }) => ({
        request: request.id,
        form: { id, version },
        name: forms.find((form) => form.id === id)?.name ?? id,
      })),
  );
  return unsent.filter(({ form }, at) => unsent.findIndex((one) => one.form.id === form.id) === at);
}
