import styles from './streak-bulbs.module.css';

/** How far the cord hangs (rem) at a position along it (0 to 1). */
export const slack = (at: number) => 0.25 + 2.75 * at * (1 - at);

/** The cord between the two sides of its box. */
export function Cord() {
  return (
    <svg className={styles.cord} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 4Q50 26 100 4" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One bulb, lit or not. */
export function Bulb({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="-12 -3 24 31" className={styles.bulb} aria-hidden="true">
      <path className={styles.cap} d="M-4 -1H4V5H-4Z" />
      <path className={styles.glass} d="M-4 4.5H4C9 9 10 13 10 16A10 10 0 0 1 -10 16C-10 13 -9 9 -4 4.5Z" />
      {lit && <path className={styles.shine} d="M-4.5 15.5Q-4 11.5 -1.5 10" />}
    </svg>
  );
}
