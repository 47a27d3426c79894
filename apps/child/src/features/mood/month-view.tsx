import { own } from '@lykta/domain';
import { Card, MoodCalendar, StepBar } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { dayWords } from './chart-window.ts';
import { DaySpot } from './day-spot.tsx';
import { DayTable } from './day-table.tsx';
import { LoadedDays } from './loaded-days.tsx';
import styles from './month.module.css';
import { addMonths, daysOfMonth, leadOf, monthOf, monthTitle, weekdaysIn } from './months.ts';
import { moodOn, moodWord } from './day-words.ts';

interface Props {
  /** `YYYY-MM` */
  month: string;
  onMonth: (month: string) => void;
  /** The first day that can be pressed. */
  begin: string;
  today: string;
  /** The calendar takes the focus: the child came from a month of the year. */
  takesFocus: boolean;
}

/** One month as a calendar of faces, and what was told on the chosen day. */
export function MonthView({ month, onMonth, begin, today, takesFocus }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [pressed, setPressed] = useState<string>();
  const days = daysOfMonth(month);
  const open = days.filter((day) => day >= begin && day <= today);
  const name = monthTitle(month, language);
  const stepTo = (count: 1 | -1) => () => onMonth(addMonths(month, count));
  return (
    <LoadedDays from={days[0]!} to={days[0]!}>
      {(history, busy) => {
        const nameOf = (day: string) => {
          const mood = moodOn(history, day);
          const word = mood ? moodWord(mood, language) : t('mood.chart.no-face');
          return t('mood.month.day', {
            day: dayWords(day, language),
            mood: word.toLocaleLowerCase(language),
          });
        };
        // Today; in an earlier month the newest day with a face.
        const first = open.includes(today) ? today : open.findLast((day) => moodOn(history, day) !== null);
        const chosen = open.find((day) => day === pressed) ?? first ?? open.at(-1);
        return (
          <>
            <Card className={styles.month}>
              <StepBar
                label={name}
                previousLabel={t('mood.month.earlier')}
                nextLabel={t('mood.month.later')}
                onPrevious={monthOf(begin) < month ? stepTo(-1) : undefined}
                onNext={month < monthOf(today) ? stepTo(1) : undefined}
              />
              <MoodCalendar
                key={month}
                label={name}
                weekdays={weekdaysIn(language)}
                lead={leadOf(month)}
                days={days.map((day, index) => ({
                  key: day,
                  number: index + 1,
                  name: busy ? dayWords(day, language) : nameOf(day),
                  mood: moodOn(history, day),
                  open: open.includes(day),
                }))}
                today={today}
                selected={busy ? undefined : chosen}
                onSelect={setPressed}
                busy={busy}
                takesFocus={takesFocus}
              />
              {chosen && <DaySpot day={chosen} entry={own(history, chosen)} busy={busy} />}
            </Card>
            <DayTable days={days} history={history} />
          </>
        );
      }}
    </LoadedDays>
  );
}
