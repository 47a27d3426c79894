import styles from './skeleton.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

/**
 * What a screen is made of, seen from afar: `figure` and `head` for the child's figure beside words, `banner` for the
 * head of a form, `tile` for a form in a list, `table` and `donut` for the desk.
 */
export type SkeletonPart =
  | 'title'
  | 'line'
  | 'text'
  | 'button'
  | 'card'
  | 'rows'
  | 'switches'
  | 'figure'
  | 'head'
  | 'faces'
  | 'bulbs'
  | 'banner'
  | 'progress'
  | 'option'
  | 'tile'
  | 'segments'
  | 'chart'
  | 'table'
  | 'donut';

export interface SkeletonProps {
  /** Announced to screen readers: "Hämtar". */
  label: string;
  /** The expected content from top to bottom. Default: a few lines of text. */
  parts?: readonly SkeletonPart[];
}

const SOME_TEXT: readonly SkeletonPart[] = ['text'];

/** A still placeholder in the shape of the content that is loading: nothing jumps when it comes. */
export function Skeleton({ label, parts = SOME_TEXT }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={hiddenStyles.visuallyHidden}>{label}</span>
      {parts.map((part, index) => (
        <i key={index} data-part={part} aria-hidden="true" />
      ))}
    </div>
  );
}
