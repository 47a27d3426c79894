import { useAddRemarkMutation, type AskedAnswersKey } from '@lykta/api';
import type { Form, StoredAnswers } from '@lykta/domain';
import { Button, Card, ConfirmDialog, FormError, Tag } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { useLanguage } from '../../frame/language.ts';
import { useKnown } from '../../frame/use-known.tsx';
import { sentAnswers, type SentAnswer } from './sent-answers.ts';
import styles from './story.module.css';

interface Props {
  sent: AskedAnswersKey;
  form: Form;
  document: StoredAnswers;
  unit: string;
}

/** Sent answers. They can't be changed; the child can say that one is not true any more. */
export function SentAnswerList({ sent, form, document, unit }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const known = useKnown();
  const textOf = useFailureText();
  const [asking, setAsking] = useState<SentAnswer>();
  const [remark, { isLoading, error, reset }] = useAddRemarkMutation();

  const close = () => {
    setAsking(undefined);
    reset();
  };
  const confirm = async () => {
    if (!asking) return;
    const reply = await remark({ key: sent, question: asking.question });
    if (reply.error) return;
    close();
  };

  return (
    <Card as="div" className={styles.statements}>
      <ul>
        {sentAnswers(form, document, language, known).map((one) => (
          <li key={one.question}>
            <p className={styles.quiet}>{one.text}</p>
            <p className={one.answer === null ? styles.quiet : styles.answer}>
              {one.answer ?? t('story.sent.skipped')}
            </p>
            <div className={styles.said}>
              {document.remarks?.includes(one.question) ? (
                <Tag>{t('story.sent.untrue.done')}</Tag>
              ) : (
                one.answer !== null && (
                  <Button
                    look="text"
                    size="small"
                    fit
                    aria-label={t('story.sent.untrue.of', { question: one.text })}
                    onClick={() => setAsking(one)}
                  >
                    {t('story.sent.untrue')}
                  </Button>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('story.sent.untrue')}
        confirmLabel={t('story.sent.untrue.confirm')}
        cancelLabel={t('frame.cancel')}
        busy={isLoading}
      >
        <p>{t('story.sent.untrue.text', { unit })}</p>
        <FormError>{error && textOf(error)}</FormError>
      </ConfirmDialog>
    </Card>
  );
}
