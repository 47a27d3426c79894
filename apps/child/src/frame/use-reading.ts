import type { Language } from '@lykta/domain';
import type { ReadAloudButton } from '@lykta/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from './language.ts';
import { readSettings, type ReadingPace } from './storage/settings.ts';

/** Speed of each pace; 1 is the voice's own. */
const rates: Record<ReadingPace, number> = { slow: 0.7, usual: 0.95, quick: 1.2 };

/** The pace and voice from the settings. */
export function readingStyle() {
  const { readingPace, readingVoice } = readSettings();
  return { rate: rates[readingPace], voice: readingVoice };
}

/** What every button that reads aloud has in common: labels, language, and the pace and voice from the settings. */
export function useReading(): Pick<ComponentProps<typeof ReadAloudButton>, 'texts' | 'reading'> & {
  language: Language;
} {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return {
    language,
    texts: {
      start: t('questions.read.start'),
      pause: t('questions.read.pause'),
      goOn: t('questions.read.go-on'),
      stopping: t('questions.read.stopping'),
      none: t('questions.read.none'),
    },
    reading: readingStyle(),
  };
}
