import type { EmotionKey, MoodLevel } from '@lykta/domain';
import { Button, Dialog, SearchIcon, TextField, ToggleChips } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { findFeelings, toggleFeeling } from './feelings.ts';
import styles from './mood.module.css';

interface Props {
  level: MoodLevel;
  chosen: readonly EmotionKey[];
  onReady: (feelings: EmotionKey[]) => void;
  onCancel: () => void;
}

/** All feelings with a search field; the choice changes only on "ready" (docs/product.md §2, mood). */
export function AllFeelings({ level, chosen, onReady, onCancel }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [draft, setDraft] = useState([...chosen]);
  const [typed, setTyped] = useState('');
  const found = findFeelings(typed, language, level);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('mood.all.title')}
      actions={
        <>
          <Button onClick={() => onReady(draft)}>{t('mood.all.ready')}</Button>
          <Button look="quiet" onClick={onCancel}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.all}>
        <TextField
          type="search"
          icon={SearchIcon}
          label={t('mood.all.search')}
          value={typed}
          onValue={setTyped}
        />
        <div className={styles.found}>
          {found.length === 0 ? (
            <p>{t('mood.all.none-found')}</p>
          ) : (
            found.map(([group, options]) => (
              <ToggleChips
                key={group}
                several
                label={t(`mood.all.${group}`)}
                options={options}
                values={draft}
                onToggle={(value) => setDraft(toggleFeeling(draft, value))}
              />
            ))
          )}
        </div>
      </div>
    </Dialog>
  );
}
