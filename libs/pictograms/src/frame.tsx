import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Props that every pictogram takes. */
export interface PictogramLooks {
  /** Width and height in px at a root of 16 px; scales with the text size. Default 64. */
  size?: number;
  /** Accessible name when no visible text names the picture; without it the picture is decorative. */
  label?: string;
}

/** The svg around a drawing of 96 × 96. Below 48 px its lines are thicker, so that they stay visible. */
export function Frame({ size = 64, label, children }: PictogramLooks & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={size < 48 ? `${styles.pictogram} ${styles.bold}` : styles.pictogram}
      width={`${size / 16}rem`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
