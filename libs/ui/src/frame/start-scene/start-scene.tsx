import type { ReactNode } from 'react';
import { Brand, HeroPicture } from '../../art/lantern/lantern.tsx';
import { PhoneIcon } from '../../icon/icons.ts';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './start-scene.module.css';

export interface StartSceneProps {
  /** The product's name. */
  brand: string;
  /** The LanguageMenu. */
  language?: ReactNode;
  /** The QuickExit. */
  exit: ReactNode;
  /** A PlayButton that opens the film. */
  film?: ReactNode;
  /** The h1. */
  title: string;
  /** Text below the title. */
  intro: string;
  /** Buttons: log in, create an account. */
  actions: ReactNode;
  /** Link that calls 112: "Är det fara nu? Ring 112". */
  emergency: string;
  /** A quiet way on, below the emergency: nothing may push that out of sight. */
  more?: ReactNode;
}

/** The start page: a night scene with the lantern, and the two next steps below it. */
export function StartScene({
  brand,
  language,
  exit,
  film,
  title,
  intro,
  actions,
  emergency,
  more,
}: StartSceneProps) {
  return (
    <div className={styles.start}>
      <div className={styles.night}>
        <header className={styles.head}>
          <div className={styles.top}>
            <Brand size="start">{brand}</Brand>
            <span className={styles.tools}>
              {language}
              {exit}
            </span>
          </div>
          {film && (
            <div className={styles.film} data-night>
              {film}
            </div>
          )}
        </header>
        <div className={styles.world}>
          <div className={styles.hero}>
            <HeroPicture />
          </div>
        </div>
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
        {more}
      </main>
    </div>
  );
}
