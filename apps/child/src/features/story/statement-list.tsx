import { dayText, weekdayText } from '../../frame/dates.ts';
import { useTranslation } from '@lykta/app-shell';
import { byDay, type Statement } from './statements.ts';
import { StatementRow } from './statement-row.tsx';
import type { Change } from './use-change.ts';
import type { ReadsStatements } from './use-reads-statements.ts';
import styles from './statement.module.css';

interface Props {
  statements: readonly Statement[];
  /** What they say, and whom they can name: found once for a whole screen, which can have forty lists. */
  reads: ReadsStatements;
  /** Opens a statement for change; undefined while reading. */
  change?: Change;
  /** Heading level of the days: 2 below the page's heading, 3 below a part's. */
  level?: 2 | 3;
}

/** Statements by day: each day once, with the child's own sentences below. */
export function StatementList({ statements, reads, change, level = 2 }: Props) {
  const { t } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h3';
  return byDay(statements).map(({ day, statements: said }) => {
    const instant = said[0]!.timestamp;
    return (
      <div key={day} className={styles.day}>
        <Heading>
          {dayText(t, instant)} <small>{weekdayText(t, instant) ?? t('story.today')}</small>
        </Heading>
        <ul className={styles.said} data-changing={change && ''}>
          {said.map((statement) => (
            <StatementRow
              key={statement.key}
              statement={statement}
              reads={reads}
              onChange={change?.(statement)}
            />
          ))}
        </ul>
      </div>
    );
  });
}
