import { Bulb, Cord, slack } from '../streak-bulbs/bulb.tsx';
import bulbs from '../streak-bulbs/streak-bulbs.module.css';
import { customProperties } from '../../custom-properties.ts';
import styles from './light-cord.module.css';

const BULBS = 7;

/** Seven bulbs that are lit one after another, once, when something is done. Decorative: the words say what is done. */
export function LightCord() {
  return (
    <div className={bulbs.streak} data-low aria-hidden="true">
      <Cord />
      {Array.from({ length: BULBS }, (_, index) => (
        <span
          key={index}
          className={bulbs.day}
          data-lit
          style={{ paddingBlockStart: `${slack((index + 0.5) / BULBS)}rem` }}
        >
          <span className={styles.bulb} style={customProperties({ '--nth': index })}>
            <Bulb lit />
          </span>
        </span>
      ))}
    </div>
  );
}
