import { moodLevels } from '@lykta/domain';
import { Card, Disclosure, MoodYear, Smiley, StepBar } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { LoadedDays } from './loaded-days.tsx';
import { leadOf, monthOf } from './months.ts';
import { moodWord } from './day-words.ts';
import { countsOf, monthName, monthsOf, type YearMonth } from './year.ts';
import styles from './year.module.css';

interface Props {
  /** The month last shown, `YYYY-MM`: its year comes first. */
  month: string;
  onMonth: (month: string) => void;
  /** The first day that can be pressed. */
  begin: string;
  today: string;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** A year as twelve small calendars of faces; a press on a month opens it. The list below says it in words. */
export function YearView({ month, onMonth, begin, today }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [year, setYear] = useState(() => yearOf(month));
  const summary = (one: YearMonth) =>
    countsOf(one)
      .map(({ level, count }) => t('mood.year.count', { mood: moodWord(level, language), count }))
      .join(', ');
  return (
    <LoadedDays from={`${year}-01-01`} to={`${year}-12-31`}>
      {(history, busy) => {
        const months = monthsOf(history, year);
        const withFaces = months.filter((one) => countsOf(one).length > 0);
        return (
          <>
            <Card className={styles.year} aria-busy={busy}>
              <StepBar
                label={String(year)}
                previousLabel={t('mood.year.earlier')}
                nextLabel={t('mood.year.later')}
                onPrevious={yearOf(begin) < year ? () => setYear(year - 1) : undefined}
                onNext={year < yearOf(today) ? () => setYear(year + 1) : undefined}
              />
              <MoodYear
                months={months.map((one) => ({
                  key: one.month,
                  label: monthName(one.month, language),
                  summary: summary(one),
                  lead: leadOf(one.month),
                  days: one.days,
                  open: one.month >= monthOf(begin) && one.month <= monthOf(today),
                }))}
                onOpen={onMonth}
              />
              <ul className={styles.legend}>
                {moodLevels.map((level) => (
                  <li key={level}>
                    <Smiley mood={level} size={28} />
                    {moodWord(level, language)}
                  </li>
                ))}
              </ul>
            </Card>
            {withFaces.length > 0 && (
              <Disclosure summary={t('mood.year.list')}>
                <ul className={styles.list}>
                  {withFaces.map((one) => (
                    <li key={one.month}>
                      <b>{monthName(one.month, language)}</b>
                      <span>{summary(one)}</span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
            {withFaces.length === 0 && !busy && <p>{t('mood.year.empty')}</p>}
          </>
        );
      }}
    </LoadedDays>
  );
}
