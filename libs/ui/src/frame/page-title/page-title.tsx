import type { ReactNode, Ref } from 'react';
import unseen from '../../unseen.module.css';
import styles from './page-title.module.css';

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under it. */
  intro?: ReactNode;
  /** Heard, not seen: a screen that is on its way. */
  hidden?: boolean;
  /** The frame of the app moves the focus here after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a screen. */
export function PageTitle({ children, intro, hidden = false, ref }: PageTitleProps) {
  return (
    <div className={hidden ? unseen.unseen : styles.title}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
