import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { AnswerBack } from '@lykta/domain';
import { longDay } from '../../../frame/dates.ts';

/** Returns a fixed answer in words. */
export function useAnswerBackWords(): (answer: AnswerBack) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (answer) => {
    if (answer.kind === 'contact')
      return t('answers.back.contact', { day: longDay(answer.before, language) });
    return answer.kind === 'read' ? t('answers.back.read') : t('answers.back.meeting');
  };
}
