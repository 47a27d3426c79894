import { failureOf, type AnswersKey } from '@lykta/api';
import { AreaTheme, useStill } from '@lykta/ui';
import { Navigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { formPath, sentPath } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { Answering } from './answering.tsx';
import { useLoadedForm, type LoadedForm } from './flow/use-loaded-form.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { useAskedForm } from './use-asked-form.ts';

/** Answers one form, one question at a time (docs/product.md §2, question flow). */
export function FormScreen() {
  const asked = useAskedForm();
  if (!asked) return <Navigate to={paths.home} replace />;
  return <OneForm key={formPath(asked.key)} formKey={asked.key} question={asked.question} />;
}

function OneForm({ formKey, question }: { formKey: AnswersKey; question?: string }) {
  const loading = useLoadedForm(formKey);
  const still = useStill();
  if (loading.state === 'loading' || !still) return <OpeningScreen formKey={formKey} />;
  if (loading.state === 'failed') {
    // A missing form will also be missing on a retry, so the button leads home.
    const isGone = failureOf(loading.error).status === 404;
    return <ErrorScreen error={loading.error} onRetry={isGone ? undefined : loading.retry} />;
  }
  const { loaded } = loading;
  if (formKey.request && loaded.answers.document.done)
    return <Navigate to={sentPath(formKey, formKey.request)} replace />;
  const problem = cannotAnswer(formKey, loaded);
  if (problem) return <ErrorScreen error={problem} to={paths.invitations} />;
  return (
    <AreaTheme form={loaded.form.metadata}>
      <Answering key={question} formKey={formKey} loaded={loaded} asked={question} />
    </AreaTheme>
  );
}

/**
 * A requested form can't be answered while its invitation is paused, closed or not the child's, or after staff have ended
 * the child's case (docs/product.md §4).
 */
function cannotAnswer({ request }: AnswersKey, { invitation }: LoadedForm) {
  if (!request) return undefined;
  if (!invitation) return { status: 404, code: 'not-found' };
  const { status } = invitation.status;
  if (invitation.ended) return { status: 409, code: 'case-ended' };
  return status === 'active' ? undefined : { status: 409, code: `invitation-${status}` };
}
