import { Link, Panel, PanelBody, PanelHead, VisuallyHidden } from '@lykta/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { useWords } from '../words/use-words.ts';
import { FileFields } from './file-fields.tsx';
import styles from './import.module.css';
import { ReadFromFile } from './read-from-file.tsx';
import type { ReadForm } from './read-files.ts';

/** The form that was read last, and how many files have been chosen. */
interface Chosen {
  readonly read: ReadForm | undefined;
  readonly turn: number;
}

/** Takes in a form that was written elsewhere: reads its file, says what did not fit, and goes on with it. */
export function ImportForm() {
  const { t } = useWords();
  const [{ read, turn }, setChosen] = useState<Chosen>({ read: undefined, turn: 0 });
  const count = read?.draft.questions.length;
  usePageTitle(t('import'));
  return (
    <Panel>
      <PanelHead title={t('import')} />
      <PanelBody>
        <div className={styles.import}>
          <Link href="/forms/new">{t('import.write-instead')}</Link>
          <FileFields onRead={(next) => setChosen((before) => ({ read: next, turn: before.turn + 1 }))} />
          <VisuallyHidden>
            <span role="status">
              {count !== undefined && t('import.read', { questions: t('questions.count', { count }) })}
            </span>
          </VisuallyHidden>
          {/* The key removes the messages about the file before. */}
          {read && <ReadFromFile key={turn} read={read} />}
        </div>
      </PanelBody>
    </Panel>
  );
}
