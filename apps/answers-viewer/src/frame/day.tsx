import { useLanguage } from '@lykta/app-shell';
import { shortDay } from './dates.ts';
import styles from './day.module.css';

interface Props {
  /** `YYYY-MM-DD` */
  day: string;
  /** The reference day; default today. */
  today?: Date;
}

/** A day in a table: short and without a line break. */
export function Day({ day, today = new Date() }: Props) {
  const language = useLanguage();
  return (
    <time dateTime={day} className={styles.day}>
      {shortDay(day, language, today)}
    </time>
  );
}
