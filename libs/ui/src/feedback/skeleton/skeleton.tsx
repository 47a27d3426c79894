import styles from './skeleton.module.css';
import unseen from '../../unseen.module.css';

export interface SkeletonProps {
  /** Heard while it waits: "Hämtar". */
  label: string;
  shape?: 'text' | 'card' | 'rows' | 'circle';
  /** How many lines or rows. */
  lines?: number;
}

/** Holds the place of what is being fetched, in its shape. It does not move. */
export function Skeleton({ label, shape = 'text', lines = 3 }: SkeletonProps) {
  const count = shape === 'card' || shape === 'circle' ? 1 : lines;
  return (
    <div role="status" className={styles.skeleton} data-shape={shape}>
      <span className={unseen.unseen}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
