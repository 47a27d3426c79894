import { countPhrase, isFault, type Finding } from '@lykta/form-studio';
import { useLanguage } from '@lykta/app-shell';
import { BackIcon, Button, IconButton, IconLink, LockIcon, RedoIcon, UndoIcon } from '@lykta/ui';
import { memo, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import type { SaveState } from './saving/saver.ts';
import { SavedWhen } from './saving/saved-when.tsx';
import styles from './editor.module.css';
import { useActs } from './use-studio.ts';

interface Props {
  /** The form's name; empty while it has none. */
  name: string;
  /** The version as which it will be published. */
  version: number;
  saving: SaveState;
  found: readonly Finding[];
  canUndo: boolean;
  canRedo: boolean;
  onPublish: () => void;
  /** Further actions: the map, the comments. */
  children?: ReactNode;
}

/** The head of the studio: the form's name, whether it is saved, and what can be done with it. */
export const TopBar = memo(function TopBar(props: Props) {
  const { name, version, saving, found, canUndo, canRedo, onPublish, children } = props;
  const { t } = useWords();
  const language = useLanguage();
  const { mayWrite, undo, redo, go } = useActs();
  const faults = found.filter(isFault);
  const [first] = faults;
  const advice = found.length - faults.length;
  return (
    <div className={styles.bar}>
      <IconLink look="outlined" size="compact" icon={BackIcon} label={t('back')} href="/forms" />
      <div className={styles.title}>
        <h1 tabIndex={-1}>{name || t('nameless')}</h1>
        <SavedWhen version={version} saving={saving} />
      </div>
      {mayWrite && (
        <>
          <IconButton
            look="outlined"
            size="compact"
            icon={UndoIcon}
            label={t('undo')}
            disabled={!canUndo}
            onClick={undo}
          />
          <IconButton
            look="outlined"
            size="compact"
            icon={RedoIcon}
            label={t('redo')}
            disabled={!canRedo}
            onClick={redo}
          />
        </>
      )}
      {children}
      <p className={styles.counts}>
        {first && (
          <Button look="text" size="compact" className={styles.faults} onClick={() => go(first)}>
            {countPhrase('eye.faults', language, faults.length)}
          </Button>
        )}
        {advice > 0 && <small>{countPhrase('eye.advice', language, advice)}</small>}
      </p>
      <Button size="compact" icon={faults.length > 0 ? LockIcon : undefined} onClick={onPublish}>
        {t('publish')}
      </Button>
    </div>
  );
});
