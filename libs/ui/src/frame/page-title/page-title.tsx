import type { ReactNode, Ref } from 'react';
import hiddenStyles from '../../visually-hidden.module.css';
import styles from './page-title.module.css';

export interface PageTitleProps {
  /** The title. */
  children: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** For screen readers only, while a screen is loading. Default false. */
  hidden?: boolean;
  /** The app moves the focus here after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The h1 of a screen. */
export function PageTitle({ children, intro, hidden = false, ref }: PageTitleProps) {
  return (
    <div className={hidden ? hiddenStyles.visuallyHidden : styles.title}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p>{intro}</p>}
    </div>
  );
}
