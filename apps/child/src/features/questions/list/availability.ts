import { compareTimes, type AcceptedInvitation, type FormRef } from '@lykta/domain';

type Availability = 'done' | 'available' | 'locked';

/** One form requested by an organisation. */
export interface RequestedForm {
  invitation: AcceptedInvitation;
  request: string;
  form: FormRef;
  availability: Availability;
  /** The last day to begin. */
  lastDay?: string;
  /** The unit has answered the child about it. */
  answeredBack?: true;
}

/**
 * The forms of invitations that are neither paused nor closed, oldest request first. In a request the first form that
 * is not done is available and later ones are locked (docs/product.md §4); requests do not wait for each other.
 */
export function requestedForms(accepted: readonly AcceptedInvitation[]): RequestedForm[] {
  return accepted
    .filter(({ status }) => status.status === 'active')
    .flatMap((invitation) => invitation.requests.map((request) => ({ invitation, request })))
    .sort((a, b) => compareTimes(a.request.created, b.request.created))
    .flatMap(({ invitation, request }) => {
      const inOrder = [...request.forms].sort((a, b) => a.form.order - b.form.order);
      const open = inOrder.findIndex(({ done }) => done === null);
      return inOrder.map(({ form, done, answeredBack }, index): RequestedForm => ({
        invitation,
        request: request.id,
        form,
        availability: done !== null ? 'done' : index === open ? 'available' : 'locked',
        ...(request.lastDay === undefined ? {} : { lastDay: request.lastDay }),
        ...(answeredBack ? { answeredBack } : {}),
      }));
    });
}
