import type { ReactNode } from 'react';
import { Button } from '../../action/button/button.tsx';
import { LinkButton } from '../../action/link-button/link-button.tsx';
import { InfoIcon } from '../../icon/icons.ts';
import styles from '../states.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** More about it. */
  children?: ReactNode;
  /** Label of the button or link. */
  retryLabel: string;
  /** Called by the retry button. Use `href` instead to link to a page where the user can try again. */
  onRetry?: () => void;
  /** Replaces the retry button by a link to this address. */
  href?: string;
}

/** Loading failed: says what happened and offers one next step. Announced to screen readers when it appears. */
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
