import { answersApi, formsApi, invitationsApi, type FormKey } from '@lykta/api';
import { openFlow } from '@lykta/questionnaire-engine';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import type { DoneState, ForwardState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { loginTime } from '../../frame/storage/login-time.ts';
import type { AppDispatch } from '../../store.ts';
import { nextPage, type FormsServer } from './list/next-form.ts';

/** Redirects to the next form (docs/product.md §2, invitation-forward route). */
export function ForwardScreen() {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let left = false;
    const asked: ForwardState = state ?? {};
    nextPage(serverOf(dispatch), asked).then(
      (page) => !left && void navigate(page, { replace: true, state: stateOf(page, asked) }),
      (failure: unknown) => !left && setError(failure),
    );
    return () => {
      left = true;
    };
  }, [dispatch, navigate, state]);

  return error === undefined ? <LoadingScreen /> : <ErrorScreen error={error} to={paths.start} />;
}

/** Router state for the next page. */
function stateOf(page: string, { hard }: ForwardState): object | undefined {
  if (page === paths.home) return { forms: 'open' };
  return page === paths.formDone ? ({ hard } satisfies DoneState) : undefined;
}

/** The calls of the search. Without hooks, because the reply to one decides which comes next, and for which form. */
function serverOf(dispatch: AppDispatch): FormsServer {
  const once = { subscribe: false, forceRefetch: true };
  return {
    invitations: () => dispatch(invitationsApi.endpoints.invitations.initiate(undefined, once)).unwrap(),
    forms: () => dispatch(formsApi.endpoints.formList.initiate(undefined, once)).unwrap(),
    left: async ({ id, version }: FormKey) => {
      const [form, { document }] = await Promise.all([
        dispatch(formsApi.endpoints.form.initiate({ id, version })).unwrap(),
        dispatch(answersApi.endpoints.answers.initiate({ id, version }, once)).unwrap(),
      ]);
      return openFlow(form, document, { now: new Date(), skipCutoff: loginTime() }).progress.left;
    },
  };
}
