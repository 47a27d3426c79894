import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/use-language.ts';
import { wordsOf } from './words-of.ts';
import type { Given } from './given.ts';
import styles from './then.module.css';

type ThenProps = {
  readonly now: Given;
  /** Undefined where the earlier version did not ask. */
  readonly then: Given | undefined;
  /** The day of the earlier answer, in words. */
  readonly day: string;
};

/** What the child answered to the same question before: in words, never as a score. */
export function Then({ now, then, day }: ThenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!then) return null;
  const before = sayGiven(then);
  return (
    <span className={styles.then}>
      {before === sayGiven(now) ? t('answers.then.same', { day }) : t('answers.then', { day, words: before })}
    </span>
  );

  function sayGiven(given: Given): string {
    if (given.state === 'none') return t('answer.none');
    return given.state === 'skipped' ? t('answer.skipped.short') : wordsOf(given, language);
  }
}
