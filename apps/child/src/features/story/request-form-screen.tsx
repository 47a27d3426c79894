import { useAnswersQuery, useFormQuery, useInvitationsQuery, type AskedAnswersKey } from '@lykta/api';
import { localText } from '@lykta/domain';
import { Note, CalendarIcon } from '@lykta/ui';
import { useMemo } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useParams } from 'react-router-dom';
import { dayText } from '../../frame/dates.ts';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { formPath } from '../../frame/form-paths.ts';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { AnswerBack } from './answer-back.tsx';
import { SentAnswerList } from './sent-answer-list.tsx';
import { WhoHasRead } from './who-has-read.tsx';
import styles from './story.module.css';

/** The answers that the child sent to a unit, read-only (docs/product.md §2, beb/requestform). */
export function RequestFormScreen() {
  const { formId: id, formVersion, invitationId, requestId } = useParams();
  const version = Number(formVersion);
  const key = useMemo<AskedAnswersKey | null>(
    () =>
      id && invitationId && requestId && Number.isInteger(version) && version > 0
        ? { id, version, request: { invitation: invitationId, request: requestId } }
        : null,
    [id, version, invitationId, requestId],
  );
  return key ? <SentForm sent={key} /> : <Navigate to={paths.story} replace />;
}

function SentForm({ sent }: { sent: AskedAnswersKey }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const form = useFormQuery({ id: sent.id, version: sent.version });
  // The unit may have answered since the child was here.
  const answers = useAnswersQuery(sent, { refetchOnMountOrArgChange: true });
  const invitations = useInvitationsQuery();
  const error = form.error ?? answers.error;
  if (error) return <ErrorScreen error={error} to={paths.invitations} />;
  const done = answers.data?.document.done;
  // A cached reply from before sending is not used until it is fetched again.
  if (!form.data || !answers.data || (answers.isFetching && !done) || invitations.isLoading)
    return <LoadingScreen />;
  // Not sent yet: redirects to the form.
  if (!done) return <Navigate to={formPath(sent)} replace />;
  const invitation = invitations.data?.accepted.find(({ id }) => id === sent.request.invitation);
  const unit = invitation?.unit ?? t('frame.brand');

  return (
    <Screen
      title={localText(form.data.metadata.nameForChild, language)}
      intro={t('story.sent.to', { unit, day: dayText(t, done) })}
      back={paths.invitations}
    >
      <Note icon={CalendarIcon}>
        <b>{t('story.sent.next')}</b>
        <br />
        {invitation?.readsWithin !== undefined &&
          `${t('invitations.reads', { unit, count: invitation.readsWithin })} `}
        {t('story.sent.next.text')} {t('story.sent.next.change')}
        {answers.data.document.together && ` ${t('story.sent.together')}`}
      </Note>
      {answers.data.document.answerBack && (
        <AnswerBack answerBack={answers.data.document.answerBack} unit={unit} />
      )}
      <WhoHasRead sent={sent} />
      <h2 className={styles.more}>{t('story.sent.title')}</h2>
      <SentAnswerList sent={sent} form={form.data} document={answers.data.document} unit={unit} />
    </Screen>
  );
}
