import type { SharedStory } from '@lykta/domain';
import { EyeIcon } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { SharedStoryView } from './shared-story-view.tsx';
import words from '../../frame/words.module.css';
import styles from './share.module.css';

interface Props {
  story: SharedStory;
  /** True while nothing is chosen. */
  empty: boolean;
}

/** The story exactly as the adult will see it, in part or in full. */
export function Preview({ story, empty }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <div className={styles.previewHead}>
        <EyeIcon />
        <h2 id={id}>{t('sharing.preview')}</h2>
        {!empty && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('sharing.preview.less') : t('sharing.preview.all')}
          </button>
        )}
      </div>
      <div className={styles.glimpse} data-all={all || undefined}>
        {empty ? (
          <p className={words.quiet}>{t('sharing.preview.empty')}</p>
        ) : (
          <SharedStoryView story={story} />
        )}
      </div>
    </section>
  );
}
