import { failureOf, useCreateDraftMutation, useImportFormMutation } from '@lykta/api';
import { advise, isFault, toForm } from '@lykta/form-studio';
import { Button, ConfirmDialog, FormError, KeyValues, useToast } from '@lykta/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { EditorsEye } from '../review/editors-eye.tsx';
import { NotBegun } from '../start/not-begun.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './import.module.css';
import { LeftOut } from './left-out.tsx';
import type { ReadForm } from './read-files.ts';

/** What a file had in it, what is wrong with it, and the two ways on: write on it, or publish it as it is. */
export function ReadFromFile({ read: { draft, leftOut, kind } }: { readonly read: ReadForm }) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const failureText = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [create, creating] = useCreateDraftMutation();
  const [publish, publishing] = useImportFormMutation();
  const found = useMemo(() => advise(draft), [draft]);
  const { form } = useMemo(() => toForm(draft), [draft]);
  const { name, version } = draft.metadata;
  const writeOn = async () => {
    const { data } = await create({ from: 'file', draft: { ...draft, questions: [...draft.questions] } });
    if (data) await navigate(`/forms/drafts/${data.id}`);
  };
  const publishNow = async () => {
    if (!form) return;
    const { data } = await publish(form);
    setAsking(false);
    if (!data) return;
    toast(t('publish.done', { name }));
    await navigate('/forms');
  };
  const isTaken = publishing.error !== undefined && failureOf(publishing.error).code === 'conflict';
  return (
    <div className={styles.read}>
      <KeyValues
        items={[
          { label: t('form.name'), value: name || t('nameless') },
          { label: t('import.kind'), value: t(`import.kind.${kind}`) },
          { label: t('import.version'), value: String(version) },
          { label: t('questions'), value: String(draft.questions.length) },
        ]}
      />
      <LeftOut leftOut={leftOut} />
      <div className={styles.acts}>
        <Button size="compact" busy={creating.isLoading} onClick={() => void writeOn()}>
          {t('import.open')}
        </Button>
        <Button
          look="secondary"
          size="compact"
          disabled={found.some(isFault)}
          reason={t('publish.faults')}
          onClick={() => setAsking(true)}
        >
          {t('import.publish')}
        </Button>
      </div>
      {creating.error !== undefined && <NotBegun error={creating.error} />}
      {publishing.error !== undefined && (
        <FormError>{isTaken ? t('import.taken') : failureText(publishing.error)}</FormError>
      )}
      <EditorsEye draft={draft} found={found} />
      <ConfirmDialog
        open={asking}
        title={t('publish.title', { name: name || t('nameless'), version })}
        confirmLabel={t('publish')}
        cancelLabel={desk('frame.cancel')}
        busy={publishing.isLoading}
        onConfirm={() => void publishNow()}
        onClose={() => setAsking(false)}
      >
        <p>{t('publish.help')}</p>
        {leftOut.length > 0 && <p>{t('import.less', { count: leftOut.length })}</p>}
      </ConfirmDialog>
    </div>
  );
}
