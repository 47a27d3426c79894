import { scales } from '../tokens/tokens.ts';
import styles from './docs.module.css';

const SAMPLE = 'Hur är läget idag?';

/** Every font size, as it looks. */
export function TypeScale() {
  const sizes = Object.entries(scales.type.tokens).filter(([name]) => name.startsWith('fs-'));
  return (
    <div className={styles.sheet}>
      {sizes.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <code>
            --{name} {value}
          </code>
          <span
            className={styles.sample}
            style={{ fontSize: value }}
            data-strong={/display|h\d|title/.test(name) || undefined}
          >
            {SAMPLE}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Every distance, as a bar of its length. */
export function SpaceScale() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.space.tokens).map(([name, value]) => (
        <div key={name} className={styles.line}>
          <code>
            --{name} {value}
          </code>
          <i className={styles.bar} style={{ inlineSize: `min(100%, ${value})` }} />
        </div>
      ))}
    </div>
  );
}

/** The z-index layers. */
export function LayerScale() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.z.tokens).map(([name, value]) => (
        <div key={name} className={styles.line}>
          <code>--{name}</code>
          <span>{value}</span>
        </div>
      ))}
    </div>
  );
}

/** The four radii and the two elevations. */
export function ShapeScale() {
  return (
    <ul className={`${styles.sheet} ${styles.shapes}`}>
      {Object.entries(scales.shape.tokens)
        .filter(([name]) => name.startsWith('r-'))
        .map(([name, value]) => (
          <li key={name}>
            <i style={{ borderRadius: value }} />
            <code>
              --{name} {value}
            </code>
          </li>
        ))}
      {['e-card', 'e-over'].map((name) => (
        <li key={name}>
          <i data-flat style={{ boxShadow: `var(--${name})` }} />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Every duration; pressing a lamp plays it. */
export function MotionScale() {
  return (
    <ul className={`${styles.sheet} ${styles.shapes}`}>
      {Object.entries(scales.motion.tokens)
        .filter(([name]) => name.startsWith('t-'))
        .map(([name, value]) => (
          <li key={name}>
            <button type="button" className={styles.lamp} style={{ transitionDuration: `var(--${name})` }}>
              {value}
            </button>
            <code>--{name}</code>
          </li>
        ))}
    </ul>
  );
}
