import type { ReactNode } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { Disc } from '../disc/disc.tsx';
import type { Tone } from '../disc/disc.tsx';
import { Press } from '../press.tsx';
import type { Pressable } from '../press.tsx';
import styles from './row-list.module.css';

/** One card of rows. Its children are Rows. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export type RowProps = Pressable & {
  icon?: IconComponent;
  tone?: Tone;
  /** In place of an icon: a face, a figure. */
  picture?: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  /** How many are new; `label` says it in words. */
  badge?: { count: number; label: string };
};

/** A row to press: disc with icon, word, chevron. */
export function Row({ icon, tone, picture, children, note, badge, ...press }: RowProps) {
  return (
    <li className={styles.item}>
      <Press {...press} className={styles.row}>
        {icon ? (
          <Disc icon={icon} tone={tone} />
        ) : (
          picture && <span className={styles.picture}>{picture}</span>
        )}
        <span className={styles.words}>
          {children}
          {note && <small>{note}</small>}
        </span>
        {badge && badge.count > 0 && <Badge label={badge.label}>{badge.count}</Badge>}
        <ChevronRightIcon className={styles.go} />
      </Press>
    </li>
  );
}

/** A row to read or with a control of its own at the end, such as a Switch. */
export function PlainRow({
  picture,
  children,
  end,
}: {
  picture?: ReactNode;
  children: ReactNode;
  end?: ReactNode;
}) {
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <div className={styles.words}>{children}</div>
        {end}
      </div>
    </li>
  );
}
