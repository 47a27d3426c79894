import { Link, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { useWords } from '../words/use-words.ts';
import { FileFields } from './file-fields.tsx';
import styles from './import.module.css';
import { ReadFromFile } from './read-from-file.tsx';
import type { ReadForm } from './read-files.ts';

/** Takes in a form that was written elsewhere: reads its file, says what did not fit, and goes on with it. */
export function ImportForm() {
  const { t } = useWords();
  const [read, setRead] = useState<ReadForm>();
  usePageTitle(t('import'));
  return (
    <Panel>
      <PanelHead title={t('import')} />
      <PanelBody>
        <div className={styles.import}>
          <Link href="/forms/new">{t('import.write-instead')}</Link>
          <FileFields onRead={setRead} />
          {read && <ReadFromFile read={read} />}
        </div>
      </PanelBody>
    </Panel>
  );
}
