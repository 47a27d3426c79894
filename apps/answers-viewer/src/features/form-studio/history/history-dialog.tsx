import { useDraftStateQuery, useDraftStatesQuery } from '@lykta/api';
import { useLanguage } from '@lykta/app-shell';
import { clockTime, type DraftState, type OpenDraft } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';
import { Button, Dialog, RadioCards, useToast } from '@lykta/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { dayOfTime, shortDay } from '../../../frame/dates.ts';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useActs } from '../editor/use-studio.ts';
import { Differences } from '../publish/differences.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './history.module.css';

interface Props {
  opened: OpenDraft;
  draft: Draft;
  onClose: () => void;
}

/** What the draft was before, who saved it, and the way back to it. Going back is a step that can be undone. */
export function HistoryDialog({ opened, draft, onClose }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const toast = useToast();
  const { mayWrite, make } = useActs();
  const { id } = opened;
  const [revision, setRevision] = useState<number>();
  const { data: states, error, refetch } = useDraftStatesQuery(id);
  const state = useDraftStateQuery(revision === undefined ? skipToken : { id, revision });
  const earlier = revision === undefined ? undefined : state.currentData;
  const timeOf = ({ saved }: DraftState) =>
    `${shortDay(dayOfTime(saved.at), language, new Date())} ${clockTime(saved.at, language)}`;
  const goBack = () => {
    const chosen = states?.find((one) => one.revision === revision);
    if (!earlier || !chosen) return;
    const { id: form, version } = draft.metadata;
    make({ do: 'take-over', draft: { ...earlier, metadata: { ...earlier.metadata, id: form, version } } });
    toast(t('history.done', { time: timeOf(chosen) }));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('history')}
      actions={
        <>
          {mayWrite && states && states.length > 0 && (
            <Button size="compact" disabled={!earlier} reason={t('history.choose-first')} onClick={goBack}>
              {t('history.back')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!states && !error && <Loading parts={['card', 'card']} />}
      {states?.length === 0 && <p>{t('history.none')}</p>}
      {states && states.length > 0 && (
        <>
          <p>{t('history.help')}</p>
          <div className={styles.states}>
            <RadioCards
              label={t('history.choose')}
              value={revision === undefined ? null : String(revision)}
              onChoose={(value) => setRevision(Number(value))}
              options={states.map((one) => ({
                value: String(one.revision),
                label: timeOf(one),
                help: t('history.state', {
                  name: one.saved.by ?? t('newer.somebody'),
                  questions: t('questions.count', { count: one.questions }),
                }),
              }))}
            />
          </div>
        </>
      )}
      {state.error && <Failure error={state.error} onRetry={state.refetch} />}
      {earlier && (
        <section className={styles.since} aria-label={t('history.since')}>
          <h3>{t('history.since')}</h3>
          <Differences before={earlier} after={draft} />
        </section>
      )}
    </Dialog>
  );
}
