import type { IconComponent } from '@lykta/ui';
import type { ReactNode } from 'react';
import styles from './rail.module.css';

interface WithRailProps {
  /** Accessible name of what stands beside the work. */
  label: string;
  rail: ReactNode;
  children: ReactNode;
}

/** The work, and beside it what surrounds it; below it where there is no room. Only the work is printed. */
export function WithRail({ label, rail, children }: WithRailProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.rail} aria-label={label}>
        {rail}
      </aside>
    </div>
  );
}

interface RailLineProps {
  icon: IconComponent;
  /** `bad` for what must not be overlooked. */
  look?: 'bad';
  children: ReactNode;
}

/** One thing that has happened or holds, with its icon. */
export function RailLine({ icon: Drawing, look, children }: RailLineProps) {
  return (
    <div className={styles.line} data-look={look}>
      <Drawing size="small" />
      <div>{children}</div>
    </div>
  );
}
