import type { ReactNode } from 'react';
import { Button } from '../../action/button/button.tsx';
import { LinkButton } from '../../action/link-button/link-button.tsx';
import { InfoIcon } from '../../icon/icons.ts';
import styles from '../states.module.css';

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
