import type { ReactNode } from 'react';
import { Lantern } from '../art/lantern.tsx';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { InfoIcon } from '../icon/icons.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `plain` where it already stands in a card. */
  look?: 'card' | 'plain';
}

/** Nothing here yet: an unlit lantern, a fact, and what will come. */
export function EmptyState({ title, children, action, look = 'card' }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-look={look}>
      <Lantern lit={false} size={36} />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <div className={styles.quiet}>{children}</div>}
        {action}
      </div>
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  retryLabel: string;
  /** Tries again; or `href` leads to where it can be tried again. */
  onRetry?: () => void;
  href?: string;
}

/** Something could not be loaded: what happened, and one way on. It is read aloud when it appears. */
export function ErrorState({ title, children, retryLabel, onRetry, href }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <InfoIcon className={styles.mark} />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <div>{children}</div>}
        {href !== undefined ? (
          <LinkButton look="secondary" size="small" fit href={href}>
            {retryLabel}
          </LinkButton>
        ) : (
          <Button look="secondary" size="small" fit onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

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
      <span className={styles.unseen}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
