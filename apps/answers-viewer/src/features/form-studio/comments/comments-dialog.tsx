import { useAddCommentMutation, useDraftQuery } from '@lykta/api';
import { useLanguage } from '@lykta/app-shell';
import { COMMENT_MAX, type OpenDraft } from '@lykta/domain';
import { phrase, type Draft } from '@lykta/form-studio';
import { Button, Dialog, FormError, SelectField, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { shortText } from '../editor/fields/question-name.ts';
import { useWords } from '../words/use-words.ts';
import styles from './comments.module.css';
import { OneComment } from './one-comment.tsx';

interface Props {
  opened: OpenDraft;
  draft: Draft;
  /** The question on the screen: a new comment is about it. */
  chosen: string | null;
  onClose: () => void;
}

/** What colleagues say of a draft, question by question. */
export function CommentsDialog({ opened, draft, chosen, onClose }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const failureText = useFailureText();
  const { data = opened } = useDraftQuery(opened.id);
  const [text, setText] = useState('');
  const [about, setAbout] = useState(chosen ?? '');
  const [add, adding] = useAddCommentMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const reply = await add({ id: opened.id, question: about || null, text: text.trim() });
    if (!reply.error) setText('');
  };
  const placeOf = (question: string | null) => {
    if (question === null) return phrase('eye.form', language);
    const at = draft.questions.findIndex(({ id }) => id === question);
    return at < 0 ? t('comments.gone') : phrase('place.question', language, { number: at + 1 });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('comments')}
      actions={
        <Button look="quiet" size="compact" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {data.comments.length === 0 && <p>{t('comments.none')}</p>}
      <ul className={styles.comments}>
        {data.comments.map((comment) => (
          <OneComment
            key={comment.id}
            draft={opened.id}
            comment={comment}
            place={placeOf(comment.question)}
          />
        ))}
      </ul>
      <form className={styles.write} onSubmit={(event) => void send(event)}>
        <SelectField
          size="compact"
          label={t('comments.about')}
          value={about}
          onValue={setAbout}
          options={[
            { value: '', label: t('form') },
            ...draft.questions.map((question, at) => ({
              value: question.id,
              label: t('question.short', { number: at + 1, text: shortText(question, language) }),
            })),
          ]}
        />
        <TextField
          size="compact"
          label={t('comments.text')}
          help={t('comments.help')}
          maxLength={COMMENT_MAX}
          value={text}
          onValue={setText}
        />
        {adding.error && <FormError>{failureText(adding.error)}</FormError>}
        <Button type="submit" size="compact" busy={adding.isLoading}>
          {t('comments.add')}
        </Button>
      </form>
    </Dialog>
  );
}
