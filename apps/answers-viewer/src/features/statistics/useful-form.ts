import type { InvitedChild } from '@lykta/api';
import { compareTimes, type StaffForm, type StaffInvitation } from '@lykta/domain';

/** A form of the latest invitation that a child has accepted. */
function firstAsked(forms: StaffForm[], invitations: StaffInvitation[]): StaffForm | undefined {
  const [latest] = invitations
    .filter(({ accepted }) => accepted > 0)
    .sort((a, b) => compareTimes(b.created, a.created));
  const asked = latest?.requests.flatMap((request) => request.forms) ?? [];
  return asked.flatMap((ref) => forms.find(({ id }) => id === ref.id) ?? [])[0];
}

/**
 * The form with the most useful figures now: the one sent by most of `latest` (the children with the latest events),
 * and among equals the one sent last. Before any answers, a form that is requested.
 */
export function usefulForm(
  forms: StaffForm[],
  latest: InvitedChild[],
  invitations: StaffInvitation[],
): StaffForm | undefined {
  const sent = latest.flatMap(({ child }) => child.sent);
  const rank = (form: StaffForm) => {
    const times = sent.filter(({ id }) => id === form.id).map(({ at }) => at);
    return { form, count: times.length, last: times.sort().at(-1) ?? '' };
  };
  const [best] = forms
    .map(rank)
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareTimes(b.last, a.last));
  return best?.form ?? firstAsked(forms, invitations);
}
