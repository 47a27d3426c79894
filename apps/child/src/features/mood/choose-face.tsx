import { moodLevels } from '@lykta/domain';
import { MoodPicker } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { canStillChoose } from './mood-day.ts';
import { moodWord } from './day-words.ts';

/** A recent day without a mood can still get one; for any other day this shows nothing. */
export function ChooseFace({ day }: { day: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  if (!canStillChoose(day, now)) return null;
  return (
    <>
      <p>{t('mood.chart.choose')}</p>
      <MoodPicker
        moods={moodLevels.map((level) => ({
          mood: level,
          label: moodWord(level, language),
          href: paths.moodOn(level, day),
        }))}
      />
    </>
  );
}
