import type { ReactNode } from 'react';
import { Brand, HeroPicture } from '../../art/lantern/lantern.tsx';
import { PhoneIcon } from '../../icon/icons.ts';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './start-scene.module.css';

export interface StartSceneProps {
  /** The name of the product. */
  brand: string;
  /** The LanguageMenu. */
  language?: ReactNode;
  /** The QuickExit. */
  exit: ReactNode;
  /** The way to the film: a PlayButton. */
  film?: ReactNode;
  title: string;
  intro: string;
  /** Log in, create an account. */
  actions: ReactNode;
  /** "Är det fara nu? Ring 112" */
  emergency: string;
}

/** The first page: a night with a lantern, and below the horizon two ways on. */
export function StartScene({
  brand,
  language,
  exit,
  film,
  title,
  intro,
  actions,
  emergency,
}: StartSceneProps) {
  return (
    <div className={styles.start}>
      <div className={styles.night}>
        <div className={styles.hero}>
          <HeroPicture />
        </div>
        <header>
          <div className={styles.top}>
            <Brand size="start">{brand}</Brand>
            <span className={styles.tools}>
              {language}
              {exit}
            </span>
          </div>
          {film && <div className={styles.film}>{film}</div>}
        </header>
        <Horizon className={styles.horizon} />
      </div>
      <main className={styles.sheet} id="main">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{intro}</p>
        <div className={styles.actions}>{actions}</div>
        <a className={styles.emergency} href="tel:112">
          <PhoneIcon size="small" />
          {emergency}
        </a>
      </main>
    </div>
  );
}
