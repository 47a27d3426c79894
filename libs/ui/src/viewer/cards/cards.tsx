import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** Plain facts in a row: "21 av 23 barn har svarat". */
export function Facts({ items }: { items: readonly { value: ReactNode; label: string }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cards side by side where there is room for two. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export interface StatCardProps {
  /** The question. */
  title: string;
  /** "Ett svar", "Flera svar", "Fem ansikten" */
  kind: string;
  /** A Donut. */
  children: ReactNode;
}

/** One question of the statistics. */
export function StatCard({ title, kind, children }: StatCardProps) {
  return (
    <section className={styles.stat}>
      <div className={styles.statHead}>
        <h2>{title}</h2>
        <span>{kind}</span>
      </div>
      {children}
    </section>
  );
}

/** Words and what they stand for, in two columns. */
export function KeyValues({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.pairs}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
