import { useLayoutEffect, type ReactNode } from 'react';
import styles from './environment-banner.module.css';

export interface EnvironmentBannerProps {
  kind: 'demo' | 'dev';
  /** TESTMILJÖ or DEV. */
  children: ReactNode;
}

/** Says that this is not the real thing. The page gets `data-environment` too: the demo has a background of its own. */
export function EnvironmentBanner({ kind, children }: EnvironmentBannerProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.environment = kind;
    return () => {
      delete dataset.environment;
    };
  }, [kind]);
  return (
    <div className={styles.banner} data-kind={kind}>
      {children}
    </div>
  );
}
