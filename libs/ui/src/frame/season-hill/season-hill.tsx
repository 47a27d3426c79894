import { Drawing } from '../../art/drawing/drawing.tsx';
import autumn from '../../art/season/autumn.svg?raw';
import spring from '../../art/season/spring.svg?raw';
import summer from '../../art/season/summer.svg?raw';
import winter from '../../art/season/winter.svg?raw';
import styles from './season-hill.module.css';

const trees = { spring, summer, autumn, winter };

export type Season = keyof typeof trees;

/**
 * The ground behind a figure: a hill with one tree that follows the year. Its parent must be positioned.
 * @param props.season what the tree looks like
 */
export function SeasonHill({ season }: { season: Season }) {
  return (
    <div className={styles.land} data-season={season} aria-hidden="true">
      <Drawing source={trees[season]} size={92} className={styles.tree} />
      <svg className={styles.hill} viewBox="0 0 360 112" preserveAspectRatio="none" focusable="false">
        <path d="M-4 26C60 8 130 12 200 26S310 34 364 18V96C300 108 260 96 200 100S60 110 -4 98Z" />
      </svg>
    </div>
  );
}
