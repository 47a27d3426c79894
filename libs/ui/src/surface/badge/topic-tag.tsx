import '../../tokens/tags.css';
import type { questionTags } from '@lykta/domain';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface TopicTagProps {
  /** Sets the tint. */
  topic: (typeof questionTags)[number];
  /** The topic's word. */
  children: ReactNode;
}

/** What a question is about, in the tint of that topic (docs/product.md §3, Question). */
export function TopicTag({ topic, children }: TopicTagProps) {
  return (
    <span className={styles.tag} style={{ backgroundColor: `var(--tag-${topic})` }}>
      {children}
    </span>
  );
}
