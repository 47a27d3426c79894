import type { FormKey } from '@lykta/api';
import type { Invitations } from '@lykta/domain';
import { formPath, type ForwardState } from '../../../frame/form-paths.ts';
import { paths } from '../../../frame/paths.ts';
import { requestedForms } from './availability.ts';

/** Returns the page of the next undone form of an invitation; undefined if there is none. */
export function requestedPage({ accepted }: Invitations): string | undefined {
  const next = requestedForms(accepted).find(({ availability }) => availability === 'available');
  return (
    next && formPath({ ...next.form, request: { invitation: next.invitation.id, request: next.request } })
  );
}

/**
 * Returns the page of the own form that the child chose while questions are left in it, then the done page; home when
 * nothing was chosen or finished.
 */
export function ownPage(
  own: (FormKey & { left: number }) | undefined,
  { chosen, finished }: ForwardState,
): string {
  if (own && own.left > 0) return formPath({ id: own.id, version: own.version });
  return finished || chosen !== undefined ? paths.formDone : paths.home;
}
