import type { ReactNode } from 'react';
import styles from './environment-banner.module.css';

export interface EnvironmentBannerProps {
  kind: 'demo' | 'dev';
  /** TESTMILJÖ or DEV. */
  children: ReactNode;
}

/**
 * Says that this is not the real thing. The demo also has a background of its own: the app sets
 * `data-environment="demo"` on <html>.
 */
export function EnvironmentBanner({ kind, children }: EnvironmentBannerProps) {
  return (
    <div className={styles.banner} data-kind={kind}>
      {children}
    </div>
  );
}
