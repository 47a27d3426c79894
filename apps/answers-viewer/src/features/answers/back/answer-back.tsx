import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { InvitedChild } from '@lykta/api';
import { answersBack, type AnswerBackKind } from '@lykta/domain';
import { Button, Card } from '@lykta/ui';
import { useId, useState } from 'react';
import { shortDay } from '../../../frame/dates.ts';
import { latestAnswerBack, toAnswer } from './about.ts';
import { AnswerBackDialog, answerBackText } from './answer-back-dialog.tsx';
import styles from './answer-back.module.css';
import { useAnswerBackWords } from './use-answer-back-words.ts';

interface Props {
  one: InvitedChild;
  /** The reference day; default today. */
  today?: Date;
}

/** What a child was last answered, and the fixed sentences to answer it with; each asks once more before it is sent. */
export function AnswerBackBar({ one: { invitation, child }, today = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const wordsOf = useAnswerBackWords();
  const [answering, setAnswering] = useState<AnswerBackKind>();
  const latest = latestAnswerBack(child);
  const sent = toAnswer(child);
  if (!latest && sent.length === 0) return null;
  return (
    <Card as="div" className={styles.bar} role="group" aria-labelledby={title}>
      <b id={title}>{t('answers.back')}</b>
      {sent.length > 0 &&
        answersBack.map((kind) => (
          <Button key={kind} look="secondary" size="compact" fit onClick={() => setAnswering(kind)}>
            {t(answerBackText[kind])}
          </Button>
        ))}
      {latest && (
        <p className={styles.given}>
          {t('answers.back.given', {
            day: shortDay(latest.day, language, today),
            words: wordsOf(latest.answer),
          })}
        </p>
      )}
      {answering && (
        <AnswerBackDialog
          of={{ invitation: invitation.id, client: child.client, sent }}
          first={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Card>
  );
}
