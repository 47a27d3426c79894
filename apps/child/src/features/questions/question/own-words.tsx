import { OWN_WORDS_MAX } from '@lykta/domain';
import { tellsOfDanger } from '@lykta/domain/danger';
import { Card, EyeIcon, Link, Note, WordsArea } from '@lykta/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../../frame/paths.ts';
import { SupportList } from './support-list.tsx';
import type { Choice } from './use-choice.ts';
import { useReadersNote, type Readers } from './use-readers-note.ts';
import styles from './question.module.css';

interface Props extends Readers {
  choice: Pick<Choice, 'words' | 'write'>;
}

/** Whom a child that writes of danger can talk to at once. */
const CLOSEST = ['bris', 'sjalvmordslinjen'];

/**
 * The child's own words. Above the field stands who reads, when, and where to turn now. After words of danger this
 * screen also shows help. Only the device notices them; it does not say why, and tells nobody.
 */
export function OwnWords({ choice: { words, write }, unit, readsWithin }: Props) {
  const { t } = useTranslation();
  // Help that is shown stays: if it went away, the child would learn which words it watches for.
  const [helps, setHelps] = useState(() => tellsOfDanger(words));
  const { isRead, note } = useReadersNote({ unit, readsWithin });
  if (!isRead) return <Note>{note}</Note>;
  return (
    <>
      <Note icon={EyeIcon}>
        {note.map((sentence) => (
          <Fragment key={sentence}>{sentence} </Fragment>
        ))}
        <Link href={paths.support}>{t('questions.support.all')}</Link>
      </Note>
      <WordsArea
        label={t('questions.words.label')}
        help={t('questions.words.name')}
        left={t('questions.words.left', { left: OWN_WORDS_MAX - words.length })}
        max={OWN_WORDS_MAX}
        value={words}
        onValue={(written) => {
          write(written);
          if (!helps && tellsOfDanger(written)) setHelps(true);
        }}
      />
      {helps && (
        <Card className={styles.closest} aria-label={t('questions.support')}>
          <SupportList ids={CLOSEST} />
        </Card>
      )}
    </>
  );
}
