import { useLanguage } from '@lykta/app-shell';
import { shortDay } from './dates.ts';
import styles from './day.module.css';

type DayProps = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The reference day; default today. */
  readonly today?: Date;
};

/** A day in a table: short and without a line break. */
export function Day({ day, today = new Date() }: DayProps) {
  const language = useLanguage();
  return (
    <time dateTime={day} className={styles.day}>
      {shortDay(day, language, today)}
    </time>
  );
}
