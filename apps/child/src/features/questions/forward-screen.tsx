import { useChosenFormQuery, useFormsInWaitQuery, type ChosenForm, type FormKey } from '@lykta/api';
import { ownFormsInOrder, type FormListItem } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import type { DoneState, ForwardState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { loginTime } from '../../frame/storage/login-time.ts';
import { ownPage, requestedPage } from './list/next-form.ts';

/**
 * Redirects to the next form (docs/product.md §2, invitation-forward route): the next one that an invitation asks for,
 * then the own form that the child chose.
 */
export function ForwardScreen() {
  const { state } = useLocation();
  const asked: ForwardState = state ?? {};
  const { data: waiting, error: unknown } = useFormsInWaitQuery();
  const requested = waiting && requestedPage(waiting.invitations);
  const own = requested === undefined ? chosenIn(waiting?.forms ?? [], asked.chosen) : undefined;
  const { currentData: chosen, error: unread } = useChosenFormQuery(own ?? skipToken);
  const error = unknown ?? unread;
  if (error) return <ErrorScreen error={error} to={paths.start} />;
  if (!waiting || (own && !chosen)) return <LoadingScreen />;
  const page = requested ?? ownPage(own && chosen && { ...own, left: leftIn(chosen) }, asked);
  return <Navigate to={page} replace state={stateOf(page, asked)} />;
}

/** The own form that the child chose. */
function chosenIn(forms: readonly FormListItem[], chosen: string | undefined): FormKey | undefined {
  const found = ownFormsInOrder(forms).find(({ id }) => id === chosen);
  return found && { id: found.id, version: found.version };
}

/** The number of questions left in a form. */
function leftIn({ form, answers: { document } }: ChosenForm): number {
  return openFlow(form, document, { now: new Date(), skipCutoff: loginTime() }).progress.left;
}

/** Router state for the next page. */
function stateOf(page: string, { hard }: ForwardState): object | undefined {
  if (page === paths.home) return { forms: 'open' };
  return page === paths.formDone ? ({ hard } satisfies DoneState) : undefined;
}
