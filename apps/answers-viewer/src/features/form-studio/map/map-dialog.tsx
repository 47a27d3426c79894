import { waysThrough, type Draft } from '@lykta/form-studio';
import { Button, Dialog } from '@lykta/ui';
import { useMemo } from 'react';
import { useActs } from '../editor/use-studio.ts';
import { WaysList } from '../review/ways-list.tsx';
import { useWords } from '../words/use-words.ts';
import { Drawing } from './drawing.tsx';
import styles from './map.module.css';

interface Props {
  draft: Draft;
  onClose: () => void;
}

/** The ways through the form: drawn, and as a list for those who don't see the drawing. */
export function MapDialog({ draft, onClose }: Props) {
  const { t } = useWords();
  const { choose } = useActs();
  const ways = useMemo(() => waysThrough(draft), [draft]);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('map')}
      actions={
        <Button size="compact" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {ways && (
        <div className={styles.scroll} role="region" aria-label={t('map')}>
          <Drawing
            draft={draft}
            ways={ways}
            onChoose={(question) => {
              onClose();
              choose(question);
            }}
          />
        </div>
      )}
      <WaysList draft={draft} />
    </Dialog>
  );
}
