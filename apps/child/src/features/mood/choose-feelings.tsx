import type { EmotionKey, MoodLevel } from '@lykta/domain';
import { lazyScreen, Skeleton, ToggleChips } from '@lykta/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import type { Easier } from '../../frame/easier/use-easier.ts';
import { useLanguage } from '../../frame/language.ts';
import { AllFeelings } from './all-feelings.tsx';
import { chipsOf, toggleFeeling } from './feelings.ts';
import styles from './mood.module.css';

// Loaded when needed, because it contains all the faces.
const EasyFeelings = lazyScreen(() => import('./easy-feelings.tsx').then((m) => m.EasyFeelings));

interface Props {
  /** The question above the feelings. */
  title: string;
  level: MoodLevel;
  chosen: readonly EmotionKey[];
  onChange: (feelings: EmotionKey[]) => void;
  /** The way, and what changes it. */
  way: Easier;
}

/** The feelings of a mood to choose among: words, or large faces a few at a time in the easier way. */
export function ChooseFeelings({ title, level, chosen, onChange, way }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [easier, setEasier] = way;
  const [showsAll, setShowsAll] = useState(false);
  const toggle = (value: string) => onChange(toggleFeeling(chosen, value));
  if (easier)
    return (
      <Suspense fallback={<Skeleton label={t('frame.loading')} parts={['title', 'option', 'option']} />}>
        <EasyFeelings
          title={title}
          feelings={chipsOf(level, chosen, language)}
          chosen={chosen}
          onToggle={toggle}
          onUsual={() => setEasier(false)}
        />
      </Suspense>
    );
  return (
    <section className={styles.feelings}>
      <h2>{title}</h2>
      <p>{t('mood.feelings.help')}</p>
      <ToggleChips
        several
        label={t('mood.feelings')}
        hideLabel
        options={chipsOf(level, chosen, language)}
        values={chosen}
        onToggle={toggle}
        more={{ label: t('mood.show-more'), onClick: () => setShowsAll(true) }}
      />
      {showsAll && (
        <AllFeelings
          level={level}
          chosen={chosen}
          onReady={(feelings) => {
            onChange(feelings);
            setShowsAll(false);
          }}
          onCancel={() => setShowsAll(false)}
        />
      )}
    </section>
  );
}
