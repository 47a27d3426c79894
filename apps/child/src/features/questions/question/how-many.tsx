import { asksForWords, questionTypes, type Question } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import styles from './question.module.css';

interface Props {
  question: Question;
  /** How many persons or homes it offers; undefined for other questions. */
  offered?: number;
}

/**
 * Says whether one answer or several can be chosen. Faces and pages that only tell need no words, and neither does an
 * empty list.
 */
export function HowMany({ question: { type }, offered }: Props) {
  const { t } = useTranslation();
  if (type === 'rate' || type === 'article_text' || asksForWords(type) || offered === 0) return null;
  const { several } = questionTypes[type];
  return <p className={styles.many}>{several ? t('questions.several') : t('questions.one')}</p>;
}
