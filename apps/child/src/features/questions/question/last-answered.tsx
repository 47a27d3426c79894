import { dayOf, type Question, own } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { dayText } from '../../../frame/dates.ts';
import styles from './question.module.css';

interface Props {
  question: Question;
  flow: Flow;
}

/** When the question was last answered or skipped, as of its first render. */
export function LastAnswered({ question, flow }: Props) {
  const { t } = useTranslation();
  const [last] = useState(() => own(flow.document.answers, question.id)?.[0]);
  if (!last) return null;
  const isToday = dayOf(new Date(last.timestamp)) === dayOf(new Date());
  const day = isToday ? t('questions.today') : dayText(t, last.timestamp);
  const skipped = own(question.answers, last.answer)?.type === 'skip';
  return (
    <span className={styles.last}>
      {skipped ? t('questions.skipped', { day }) : t('questions.answered', { day })}
    </span>
  );
}
