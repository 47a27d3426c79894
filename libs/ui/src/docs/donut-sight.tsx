import { present } from '@lykta/domain';
import {
  deficiencies,
  distance,
  linear,
  simulate,
  type Deficiency,
  type Linear,
} from '../tokens/colour-maths.ts';
import { donutSlices } from '../tokens/pairs.ts';
import { rolesIn, type Theme } from '../tokens/roles.ts';
import styles from './docs.module.css';

const seenBy = (hex: string, eyes: Deficiency | 'all cones'): Linear =>
  eyes === 'all cones' ? linear(hex) : simulate(linear(hex), eyes);

/** Linear light as a CSS colour. */
const css = (light: Linear) => `color(srgb-linear ${light.join(' ')})`;

/** Smallest distance between two of the colours. */
function closest(colours: readonly Linear[]): number {
  return Math.min(
    ...colours.flatMap((one, index) => colours.slice(index + 1).map((two) => distance(one, two))),
  );
}

/** The slices of a donut, or the steps of a scale, in normal vision and with each kind of colour blindness. */
export function DonutSight({ theme, slices = donutSlices }: { theme: Theme; slices?: readonly string[] }) {
  const roles = rolesIn(theme);
  return (
    <div className={styles.sheet} data-theme={theme}>
      <ul className={styles.sight}>
        {(['all cones', ...deficiencies] as const).map((eyes) => {
          const colours = slices.map((slice) => seenBy(present(roles[slice], slice), eyes));
          return (
            <li key={eyes}>
              <span>{eyes}</span>
              {colours.map((colour, index) => (
                <i key={slices[index]} style={{ background: css(colour) }} />
              ))}
              <b>{closest(colours).toFixed(1)}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
