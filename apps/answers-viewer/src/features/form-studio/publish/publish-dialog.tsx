import { useApproveDraftMutation, useDraftQuery, usePublishDraftMutation } from '@lykta/api';
import type { OpenDraft } from '@lykta/domain';
import { toForm, type Draft } from '@lykta/form-studio';
import { Button, Dialog, FormError, Note, useToast } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import type { Saver } from '../editor/saving/saver.ts';
import { useActs } from '../editor/use-studio.ts';
import { EditorsEye } from '../review/editors-eye.tsx';
import { useWords } from '../words/use-words.ts';
import { SinceLast } from './since-last.tsx';

interface Props {
  opened: OpenDraft;
  draft: Draft;
  saver: Saver;
  onClose: () => void;
}

/** Publishes a draft as a version that never changes: what differs, what is in the way, and who has read it. */
export function PublishDialog({ opened, draft, saver, onClose }: Props) {
  const { t } = useWords();
  const failureText = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const { go } = useActs();
  const { data = opened, refetch } = useDraftQuery(opened.id);
  const [isSaved, setSaved] = useState(false);
  const [publish, publishing] = usePublishDraftMutation();
  const [approve, approving] = useApproveDraftMutation();
  useEffect(() => {
    // Only what is saved can be published, and a reader approves one saved state.
    void saver.flush().then((saved) => {
      setSaved(saved);
      void refetch();
    });
  }, [saver, refetch]);
  const { faults } = toForm(draft);
  const { name } = draft.metadata;
  const { version } = opened.form;
  const waits = data.needsReader && data.approved === null;
  const error = publishing.error ?? approving.error;
  const press = async () => {
    const reply = await publish({ id: opened.id, revision: saver.revision() });
    if (reply.error) return;
    toast(t('publish.done', { name }));
    void navigate('/forms');
  };
  const why = faults.length > 0 ? t('publish.faults') : waits ? t('publish.reader') : t('publish.unsaved');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('publish.title', { name: name || t('nameless'), version })}
      actions={
        <>
          <Button
            size="compact"
            busy={publishing.isLoading}
            disabled={faults.length > 0 || waits || !isSaved}
            reason={why}
            onClick={() => void press()}
          >
            {t('publish')}
          </Button>
          {waits && data.mayApprove && (
            <Button
              size="compact"
              look="secondary"
              busy={approving.isLoading}
              onClick={() => void approve({ id: opened.id, revision: saver.revision() })}
            >
              {t('publish.approve')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('publish.not-now')}
          </Button>
        </>
      }
    >
      <p>{t('publish.help')}</p>
      <SinceLast last={opened.last} draft={draft} />
      {data.needsReader && (
        <Note>
          {data.approved
            ? t('publish.approved', { name: data.approved.by ?? t('newer.somebody') })
            : t('publish.reader')}
        </Note>
      )}
      {faults.length > 0 && (
        <EditorsEye
          draft={draft}
          found={faults}
          onShow={(finding) => {
            onClose();
            go(finding);
          }}
        />
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
