import { present } from '@lykta/domain';
import { contrast } from '../tokens/colour-maths.ts';
import { shapePairs, textPairs } from '../tokens/pairs.ts';
import { roles, rolesIn, type Theme } from '../tokens/roles.ts';
import { palette } from '../tokens/tokens.ts';
import styles from './docs.module.css';

const isColour = (value: string) => value.startsWith('#') || value.startsWith('rgb');

function Shelf({ title, colours }: { title: string; colours: Record<string, string> }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul className={styles.swatches}>
        {Object.entries(colours)
          .filter(([, value]) => isColour(value))
          .map(([name, value]) => (
            <li key={name}>
              <i style={{ background: value }} />
              <b>{name}</b>
              <span>{value}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The palette, which never changes. Drawings may use it, components may not. */
export function PaletteColours() {
  return <Shelf title="Palette" colours={palette} />;
}

/** Every role of one theme, group by group. */
export function RoleColours({ theme }: { theme: Theme }) {
  return (
    <div className={styles.sheet} data-theme={theme}>
      {Object.entries(roles).map(([group, members]) => (
        <Shelf
          key={group}
          title={group}
          colours={Object.fromEntries(Object.entries(members).map(([name, value]) => [name, value[theme]]))}
        />
      ))}
    </div>
  );
}

/** Every pair of text and surface with its measured contrast, then every shape with its background. */
export function ContrastTable({ theme }: { theme: Theme }) {
  const colours: Record<string, string> = { ...palette, ...rolesIn(theme) };
  const valueOf = (name: string) => present(colours[name], name);
  return (
    <div className={styles.sheet} data-theme={theme}>
      <ul className={styles.pairs}>
        {textPairs.map(([ink, surface]) => (
          <li key={`${ink} ${surface}`} style={{ color: colours[ink], background: colours[surface] }}>
            <span>
              {ink} on {surface}
            </span>
            <b>{contrast(valueOf(ink), valueOf(surface)).toFixed(2)}</b>
          </li>
        ))}
      </ul>
      <ul className={styles.pairs}>
        {shapePairs.map(([shape, surface]) => (
          <li key={`${shape} ${surface}`}>
            <i style={{ borderColor: colours[shape], background: colours[surface] }} />
            <span>
              {shape} on {surface}
            </span>
            <b>{contrast(valueOf(shape), valueOf(surface)).toFixed(2)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
