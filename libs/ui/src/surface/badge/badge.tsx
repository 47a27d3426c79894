import type { questionTags } from '@lykta/domain';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import unseen from '../../unseen.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** What the number means: "1 ny". */
  label?: string;
}

/** A lit mark: something new, and how much. */
export function Badge({ children, label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className={unseen.unseen}>{label}</span>}
    </span>
  );
}

export interface TagProps {
  children: ReactNode;
  /** What a question is about: gives the word its tint (docs/product.md §3, Question). */
  about?: (typeof questionTags)[number];
}

/** A word on a quiet surface, such as one of several answers; or what a question is about, in its tint. */
export function Tag({ children, about }: TagProps) {
  return (
    <span className={styles.tag} style={about && { backgroundColor: `var(--tag-${about})` }}>
      {children}
    </span>
  );
}
