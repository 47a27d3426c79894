import { useLanguage } from '@lykta/app-shell';
import { clockTime } from '@lykta/domain';
import { useWords } from '../../words/use-words.ts';
import styles from '../editor.module.css';
import type { SaveState } from './saver.ts';

/** Which version is being written, and when it was saved last. */
export function SavedWhen({ version, saving }: { readonly version: number; readonly saving: SaveState }) {
  const { t } = useWords();
  const language = useLanguage();
  const state =
    saving.is === 'saved'
      ? t('saving.saved', { time: clockTime(saving.at, language) })
      : t(`saving.${saving.is}`);
  return (
    <p className={styles.saved}>
      {t('draft.version', { version })} <span role="status">{state}</span>
    </p>
  );
}
