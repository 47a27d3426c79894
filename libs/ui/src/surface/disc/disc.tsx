import type { IconComponent } from '../../icon/icon.tsx';
import styles from './disc.module.css';

/** The tint of the disc behind an icon: lantern, water, heather, clay, or none. */
export type Tone = 'lantern' | 'water' | 'heather' | 'clay' | 'plain';

/**
 * An icon on a tinted disc, at the start of a row or tile.
 * @param props.icon the icon to show
 * @param props.tone the tint; default `plain`, none
 */
export function Disc({ icon: Drawing, tone = 'plain' }: { icon: IconComponent; tone?: Tone }) {
  return (
    <span className={styles.disc} data-tone={tone}>
      <Drawing />
    </span>
  );
}
