import { useLanguage, useTranslation } from '@lykta/app-shell';
import { wordsOf, type Given } from '@lykta/answer-sheet';
import styles from './then.module.css';

interface Props {
  now: Given;
  then: Given;
  /** The child has said later that the earlier answer is not true any more. */
  outdated?: boolean;
  /** The day of the earlier answer, in words. */
  day: string;
}

/** The previous answer to the same question, in words and never as a score. */
export function Then({ now, then, outdated = false, day }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const before = sayGiven(then);
  return (
    <span className={styles.then}>
      {before === sayGiven(now) ? t('answers.then.same', { day }) : t('answers.then', { day, words: before })}
      {outdated && ` ${t('answer.outdated')}`}
    </span>
  );

  function sayGiven(given: Given): string {
    if (given.state === 'none') return t('answer.none');
    return given.state === 'skipped' ? t('answer.skipped.short') : wordsOf(given, language);
  }
}
