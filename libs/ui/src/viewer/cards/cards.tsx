import { useId, type ReactNode } from 'react';
import { Link } from '../../action/link/link.tsx';
import styles from './cards.module.css';

interface Fact {
  value: ReactNode;
  /** Unique among the facts. */
  label: string;
  /** Where the things that it counts are listed. */
  href?: string;
}

/**
 * Short facts in a row: "21 av 23 barn har svarat".
 * @param props.items the facts in display order
 */
export function Facts({ items }: { items: readonly Fact[] }) {
  const id = useId();
  return (
    <dl className={styles.facts}>
      {items.map(({ value, label, href }) => (
        <div key={label}>
          <dt id={href && `${id}${href}`}>{label}</dt>
          <dd>
            {href === undefined ? (
              value
            ) : (
              <Link id={`${id}of${href}`} href={href} aria-labelledby={`${id}of${href} ${id}${href}`}>
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Cards in a grid; side by side where two fit.
 * @param props.children the cards
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export interface StatCardProps {
  /** Text of the question. */
  title: string;
  /** Kind of question: "Ett svar", "Flera svar", "Fem ansikten". */
  kind: string;
  /** A Donut. */
  children: ReactNode;
}

/** The statistics of one question. */
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

/**
 * Labels and values in two columns.
 * @param props.items the pairs in display order; labels are unique
 */
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
