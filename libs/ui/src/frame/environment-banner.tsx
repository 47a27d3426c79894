import type { ReactNode } from 'react';
import styles from './environment-banner.module.css';

export interface EnvironmentBannerProps {
  kind: 'demo' | 'dev';
  /** TESTMILJÖ or DEV. */
  children: ReactNode;
}

/** Says that this is not the real thing. */
export function EnvironmentBanner({ kind, children }: EnvironmentBannerProps) {
  return (
    <div className={styles.banner} data-kind={kind}>
      {children}
    </div>
  );
}
