import styles from './skeleton.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

export interface SkeletonProps {
  /** Announced to screen readers: "Hämtar". */
  label: string;
  /** Shape of the expected content. Default `text`. */
  shape?: 'text' | 'card' | 'rows' | 'circle';
  /** Number of lines or rows; default 3. `card` and `circle` are always one. */
  lines?: number;
}

/** A still placeholder in the shape of the content that is loading. */
export function Skeleton({ label, shape = 'text', lines = 3 }: SkeletonProps) {
  const count = shape === 'card' || shape === 'circle' ? 1 : lines;
  return (
    <div role="status" className={styles.skeleton} data-shape={shape}>
      <span className={hiddenStyles.visuallyHidden}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
