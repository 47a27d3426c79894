import { localText, moodLevels, moods, type MoodHistory } from '@lykta/domain';
import { Card, Disclosure, Smiley, StepBar } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { countsOf, monthName, monthsOf } from './year.ts';
import styles from './year.module.css';

interface Props {
  history: MoodHistory;
  thisYear: number;
}

/** A year as one picture: a dot per day in the colour of its mood, with a summary in words below. */
export function YearView({ history, thisYear }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [year, setYear] = useState(thisYear);
  const months = monthsOf(history, year);
  const told = months
    .map((month) => ({ ...month, counts: countsOf(month) }))
    .filter(({ counts }) => counts.length > 0);
  const word = (level: (typeof moodLevels)[number]) => localText(moods[level].label, language);
  return (
    <>
      <Card className={styles.year}>
        <StepBar
          label={String(year)}
          previousLabel={t('mood.year.earlier')}
          nextLabel={t('mood.year.later')}
          onPrevious={() => setYear(year - 1)}
          onNext={year < thisYear ? () => setYear(year + 1) : undefined}
        />
        <div className={styles.months} aria-hidden="true">
          {months.map(({ month, days }) => (
            <div key={month} className={styles.month}>
              <span>{monthName(month, language, 'short')}</span>
              <div className={styles.days}>
                {days.map((mood, day) => (
                  <i
                    key={day}
                    data-lit={mood ? true : undefined}
                    style={mood ? { background: `var(--mood-${mood.toLowerCase()})` } : undefined}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <ul className={styles.legend}>
          {moodLevels.map((level) => (
            <li key={level}>
              <Smiley mood={level} size={28} />
              {word(level)}
            </li>
          ))}
        </ul>
      </Card>
      {told.length === 0 ? (
        <p>{t('mood.year.empty')}</p>
      ) : (
        <Disclosure summary={t('mood.year.list')}>
          <ul className={styles.list}>
            {told.map(({ month, counts }) => (
              <li key={month}>
                <b>{monthName(month, language, 'long')}</b>
                <span>
                  {counts
                    .map(({ level, count }) => t('mood.year.count', { mood: word(level), count }))
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
