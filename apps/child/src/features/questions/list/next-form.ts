import type { FormKey } from '@lykta/api';
import type { FormListItem, Invitations } from '@lykta/domain';
import { ownForms, requestedForms } from './availability.ts';
import { formPath, type ForwardState } from '../../../frame/form-paths.ts';

/** The questions that the forward route asks the server. */
export interface FormsServer {
  invitations(): Promise<Invitations>;
  forms(): Promise<FormListItem[]>;
  /** How many questions are left in one of the child's own forms. */
  left(form: FormKey): Promise<number>;
}

/**
 * Where /form leads (docs/product.md §2, invitation-forward route): to the next undone form of an invitation, then to
 * the next one of the area that the child chose, then to the done page, or home with the list open when nothing was
 * chosen or finished. Rejects when the server was not reached.
 */
export async function nextPage(ask: FormsServer, { area, finished }: ForwardState): Promise<string> {
  const [invitations, forms] = await Promise.all([ask.invitations(), ask.forms()]);
  const next = requestedForms(invitations.accepted).find(({ availability }) => availability === 'available');
  if (next)
    return formPath({ ...next.form, request: { invitation: next.invitation.id, request: next.request } });
  for (const form of ownForms(forms)) {
    if (form.group === area && (await ask.left(form)) > 0) return formPath(form);
  }
  return finished || area !== undefined ? '/form/done' : '/home';
}
