import { dayOf, type MoodHistory } from '@lykta/domain';
import { Card, Link, StreakBulbs } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { weekdayOf } from '../../frame/dates.ts';
import { paths } from '../../frame/paths.ts';
import styles from './home.module.css';
import { bulbsOf, listOf, weekUntil } from './streak-week.ts';

interface Props {
  /** Days in a row, counted by the server. */
  streak: number;
  history: MoodHistory;
  now: Date;
}

/** The streak with a bulb for each of seven days; a missed day gets no comment (docs/product.md §2). */
export function StreakCard({ streak, history, now }: Props) {
  const { t } = useTranslation();
  const today = dayOf(now);
  const lit = weekUntil(today).filter((day) => Object.hasOwn(history, day));
  const weekdays = t('frame.weekdays');
  const named = () =>
    listOf(
      lit.map((day) => weekdayOf(day, weekdays)),
      t('home.and'),
    );
  return (
    <Card className={styles.streak}>
      <div className={styles.streakHead}>
        <h2>{streak > 0 ? t('home.streak', { count: streak }) : t('home.streak.none')}</h2>
        <Link href={paths.moodChart}>{t('home.streak.chart')}</Link>
      </div>
      <StreakBulbs
        days={bulbsOf(history, today, t('home.weekdays.short'), t('home.today'))}
        label={lit.length > 0 ? t('home.streak.days', { days: named() }) : t('home.streak.no-days')}
      />
    </Card>
  );
}
