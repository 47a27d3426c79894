import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useAddRemarkMutation, type AskedAnswersKey } from '@lykta/api';
import type { Form, StoredAnswers } from '@lykta/domain';
import { ConfirmDialog, FormError } from '@lykta/ui';
import { useState } from 'react';
import { sentAnswers } from './sent-answers.ts';
import { SentAnswerRow } from './sent-answer-row.tsx';
import { StoryTools } from './story-tools.tsx';
import { useReadsStatements } from './use-reads-statements.ts';
import styles from './statement.module.css';

interface Props {
  sent: AskedAnswersKey;
  form: Form;
  document: StoredAnswers;
  unit: string;
}

/**
 * Sent answers, in the child's own sentences where the form has them. They can't be changed; in a mode of its own the
 * child can say that one is not true any more.
 */
export function SentAnswerList({ sent, form, document, unit }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const reads = useReadsStatements();
  const [telling, setTelling] = useState(false);
  const [asking, setAsking] = useState<string>();
  const [remark, { isLoading, error, reset }] = useAddRemarkMutation();
  const answers = sentAnswers(form, document);
  const isTold = (question: string) => document.remarks?.includes(question) ?? false;
  const open = answers.filter(({ statement, skipped }) => !skipped && !isTold(statement.qid));

  const close = () => {
    setAsking(undefined);
    reset();
  };
  const confirm = async () => {
    if (!asking) return;
    const reply = await remark({ key: sent, question: asking });
    if (reply.error) return;
    close();
    setTelling(false);
  };

  return (
    <>
      <StoryTools
        statements={answers.flatMap(({ statement, skipped }) => (skipped ? [] : [statement]))}
        changing={telling}
        changeLabel={t('story.sent.untrue.some')}
        onChanging={open.length > 0 || telling ? setTelling : undefined}
      />
      <ul className={styles.said} data-changing={telling ? '' : undefined}>
        {answers.map(({ statement, skipped }) => (
          <SentAnswerRow
            key={statement.key}
            statement={statement}
            reads={reads}
            skipped={skipped}
            told={isTold(statement.qid)}
            onUntrue={telling ? () => setAsking(statement.qid) : undefined}
          />
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
    </>
  );
}
