import { useDeleteCommentMutation, useResolveCommentMutation } from '@lykta/api';
import { dayOf, type DraftComment } from '@lykta/domain';
import { Button, ConfirmDialog, FormError } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Day } from '../../../frame/day.tsx';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { useWords } from '../words/use-words.ts';
import styles from './comments.module.css';

interface Props {
  draft: string;
  comment: DraftComment;
  /** The question that it is about, in words. */
  place: string;
}

/** A comment: anybody marks it as done, and who wrote it takes it away. */
export function OneComment({ draft, comment, place }: Props) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [resolve, resolving] = useResolveCommentMutation();
  const [remove, removing] = useDeleteCommentMutation();
  const { id, text, written, mine, resolved } = comment;
  const error = resolving.error ?? removing.error;
  const confirm = async () => {
    await remove({ id: draft, comment: id });
    setAsking(false);
  };
  return (
    <li data-resolved={resolved ? '' : undefined}>
      <p className={styles.text}>{text}</p>
      <small>
        {place} · {mine ? t('comments.me') : (written.by ?? t('newer.somebody'))} ·{' '}
        <Day day={dayOf(new Date(written.at))} />
        {resolved && ` · ${t('comments.resolved')}`}
      </small>
      <div className={styles.acts}>
        <Button
          look="text"
          size="compact"
          busy={resolving.isLoading}
          onClick={() => void resolve({ id: draft, comment: id, resolved: resolved === null })}
        >
          {resolved ? t('comments.open') : t('comments.resolve')}
        </Button>
        {mine && (
          <Button look="text" size="compact" onClick={() => setAsking(true)}>
            {t('comments.remove')}
          </Button>
        )}
      </div>
      {error && <FormError>{failureText(error)}</FormError>}
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('comments.remove.title')}
          confirmLabel={t('comments.remove')}
          cancelLabel={desk('frame.cancel')}
          busy={removing.isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {t('comments.remove.help')}
        </ConfirmDialog>
      )}
    </li>
  );
}
