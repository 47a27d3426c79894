import { dayText, weekdayText } from '../../frame/dates.ts';
import { useLanguage } from '../../frame/language.ts';
import { useTranslation } from 'react-i18next';
import { byDay, type Telling } from './telling.ts';
import { TellingRow } from './telling-row.tsx';
import type { Change } from './use-change.ts';
import styles from './telling.module.css';

interface Props {
  tellings: readonly Telling[];
  /** The way to change one; absent while the child reads. */
  change?: Change;
  /** The headings of the days, under that of the page or of a part of it. */
  level?: 2 | 3;
}

/** What was told, day by day: each day said once, and under it the child's own sentences. */
export function TellingList({ tellings, change, level = 2 }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  return byDay(tellings).map(({ day, tellings: said }) => {
    const instant = said[0]!.timestamp;
    return (
      <div key={day} className={styles.day}>
        <Heading>
          {dayText(instant, language)} <small>{weekdayText(instant, language) ?? t('story.today')}</small>
        </Heading>
        <ul className={styles.said} data-changing={change && ''}>
          {said.map((telling) => (
            <TellingRow key={telling.key} telling={telling} onChange={change?.(telling)} />
          ))}
        </ul>
      </div>
    );
  });
}
