import type { ReactNode, Ref } from 'react';
import styles from './page-title.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under it. */
  intro?: ReactNode;
  /** The frame of the app moves the focus here after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a screen. */
export function PageTitle({ children, intro, ref }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
