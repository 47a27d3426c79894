import { useLanguage } from '@lykta/app-shell';
import type { InvitedChild } from '@lykta/api';
import { Button, SendIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../frame/dates.ts';
import { latestAnswerBack, toAnswer } from './about.ts';
import { AnswerBackDialog } from './answer-back-dialog.tsx';
import { useAnswerBackWords } from './use-answer-back-words.ts';

/** A button that answers a child about what the member has read. */
export function AnswerBackButton({ one: { invitation, child } }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const [answering, setAnswering] = useState(false);
  const sent = toAnswer(child);
  if (sent.length === 0) return null;
  return (
    <>
      <Button look="secondary" size="compact" fit icon={SendIcon} onClick={() => setAnswering(true)}>
        {t('answers.back')}
      </Button>
      {answering && (
        <AnswerBackDialog
          of={{ invitation: invitation.id, client: child.client, sent }}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  );
}

/** What a child was last answered, and when; nothing without an answer. */
export function AnsweredBack({
  child,
  today = new Date(),
}: {
  readonly child: InvitedChild['child'];
  readonly today?: Date;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wordsOf = useAnswerBackWords();
  const latest = latestAnswerBack(child);
  if (!latest) return null;
  const day = shortDay(latest.day, language, today);
  return <p>{t('answers.back.given', { day, words: wordsOf(latest.answer) })}</p>;
}
