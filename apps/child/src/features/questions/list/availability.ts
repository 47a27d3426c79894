import { areas, type AcceptedInvitation, type FormListItem, type FormRef } from '@lykta/domain';

type Availability = 'done' | 'available' | 'locked';

/** One form that an organisation asked for. */
export interface RequestedForm {
  invitation: AcceptedInvitation;
  request: string;
  form: FormRef;
  availability: Availability;
}

/**
 * The forms of the invitations that are not paused or closed, oldest request first, in their order.
 * Within a request the first undone form is available and later ones are locked (docs/product.md §4);
 * requests don't wait for each other.
 */
export function requestedForms(accepted: readonly AcceptedInvitation[]): RequestedForm[] {
  return accepted
    .filter(({ status }) => status.status === 'active')
    .flatMap((invitation) => invitation.requests.map((request) => ({ invitation, request })))
    .sort((a, b) => a.request.created.localeCompare(b.request.created))
    .flatMap(({ invitation, request }) => {
      const inOrder = [...request.forms].sort((a, b) => a.form.order - b.form.order);
      const open = inOrder.findIndex(({ done }) => done === null);
      return inOrder.map(({ form, done }, index) => ({
        invitation,
        request: request.id,
        form,
        availability: done !== null ? 'done' : index === open ? 'available' : ('locked' as Availability),
      }));
    });
}

/** The child's own forms, by area in the specified order (docs/product.md §2); these are always available. */
export function ownForms(list: readonly FormListItem[]): FormListItem[] {
  const place = ({ group }: FormListItem) => areas.findIndex((area) => area === group);
  return list.filter((form) => form.own && place(form) >= 0).sort((a, b) => place(a) - place(b));
}
