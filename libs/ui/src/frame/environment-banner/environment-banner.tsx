import { useLayoutEffect, type ReactNode } from 'react';
import styles from './environment-banner.module.css';

export interface EnvironmentBannerProps {
  /** Which environment. */
  kind: 'demo' | 'dev';
  /** The text: TESTMILJÖ or DEV. */
  children: ReactNode;
}

/**
 * Says that this is not the production environment. It also sets `data-environment` on the page, which gives the demo
 * another background.
 */
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
