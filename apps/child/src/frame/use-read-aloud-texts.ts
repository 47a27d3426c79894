import type { ReadAloudButton } from '@lykta/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** The labels of the button that reads aloud. */
export function useReadAloudTexts(): ComponentProps<typeof ReadAloudButton>['texts'] {
  const { t } = useTranslation();
  return {
    start: t('questions.read.start'),
    stop: t('questions.read.stop'),
    stopping: t('questions.read.stopping'),
    unavailable: t('questions.read.unavailable'),
  };
}
