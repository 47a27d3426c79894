import type { FormKey } from '@lykta/api';
import { ownFormsInOrder, type FormListItem, type Invitations } from '@lykta/domain';
import { requestedForms } from './availability.ts';
import { formPath, type ForwardState } from '../../../frame/form-paths.ts';

/** The server calls of the forward route. */
export interface FormsServer {
  invitations(): Promise<Invitations>;
  forms(): Promise<FormListItem[]>;
  /** Number of questions left in one of the child's own forms. */
  left(form: FormKey): Promise<number>;
}

/**
 * The target of /form (docs/product.md §2, invitation-forward route): the next undone form of an invitation, then the
 * own form that the child chose, then the done page; home with the list open when nothing was chosen or finished.
 * Rejects when the server can't be reached.
 */
export async function nextPage(ask: FormsServer, { chosen, finished }: ForwardState): Promise<string> {
  const [invitations, forms] = await Promise.all([ask.invitations(), ask.forms()]);
  const next = requestedForms(invitations.accepted).find(({ availability }) => availability === 'available');
  if (next)
    return formPath({ ...next.form, request: { invitation: next.invitation.id, request: next.request } });
  for (const form of ownFormsInOrder(forms)) {
    if (form.id === chosen && (await ask.left(form)) > 0) return formPath(form);
  }
  return finished || chosen !== undefined ? '/form/done' : '/home';
}
