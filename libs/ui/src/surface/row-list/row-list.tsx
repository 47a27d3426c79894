import type { ReactNode } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { Disc, type Tone } from '../disc/disc.tsx';
import { Press, type Pressable } from '../press.tsx';
import styles from './row-list.module.css';

/**
 * A card with a list of Row or PlainRow elements.
 * @param props.label accessible name of the list
 * @param props.children Row and PlainRow elements
 */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export type RowProps = Pressable & {
  /** Icon in the disc at the start. */
  icon?: IconComponent;
  /** Tint of the disc. */
  tone?: Tone;
  /** Shown instead of an icon: a face, a figure. */
  picture?: ReactNode;
  /** The label. */
  children: ReactNode;
  /** Second line. */
  note?: ReactNode;
  /** Number of new things; `label` says it in words. */
  badge?: { count: number; label: string };
};

/** A row that can be pressed: disc with icon, label, chevron. */
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

/** A row for reading, or with its own control at the end, such as a Switch. */
export function PlainRow({
  picture,
  children,
  end,
}: {
  /** Shown at the start. */
  picture?: ReactNode;
  /** The label. */
  children: ReactNode;
  /** Control at the end. */
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
