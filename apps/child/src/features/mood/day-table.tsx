import { type MoodHistory, own } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { dayName } from './chart-window.ts';
import styles from './mood.module.css';
import { feelingWords, moodOn, moodWord } from './day-words.ts';

interface Props {
  /** The visible days, oldest first. */
  days: readonly string[];
  history: MoodHistory;
}

/**
 * The same days as a table, for screen readers and for children who prefer reading (docs/product.md §2, /moodchart).
 */
export function DayTable({ days, history }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const chosen = days.filter((day) => Object.hasOwn(history, day)).reverse();
  if (chosen.length === 0) return null;
  return (
    <Disclosure summary={t('mood.chart.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('mood.chart.column.day')}</th>
            <th scope="col">{t('mood.chart.column.mood')}</th>
            <th scope="col">{t('mood.chart.column.feelings')}</th>
          </tr>
        </thead>
        <tbody>
          {chosen.map((day) => {
            const mood = moodOn(history, day);
            return (
              <tr key={day}>
                <th scope="row">{dayName(day, language)}</th>
                <td>{mood && moodWord(mood, language)}</td>
                <td>{feelingWords(own(history, day), language).join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Disclosure>
  );
}
