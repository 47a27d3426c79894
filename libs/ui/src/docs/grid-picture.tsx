import styles from './grid-picture.module.css';

/** Windows of different widths in px, and what holds the column there. */
const windows = [
  { width: 320, note: 'Nothing but the page scrolls.' },
  { width: 360, note: 'Here a screen is drawn first.' },
  { width: 1280, note: 'The column is a sheet of 34 rem.' },
];

/** The column, its gutter and its parts in three windows, drawn to one scale. */
export function GridPicture() {
  return (
    <ul className={styles.windows} lang="en">
      {windows.map(({ width, note }) => (
        <li key={width}>
          <div
            className={styles.window}
            style={{ inlineSize: `${width / 40}rem` }}
            data-wide={width > 700 || undefined}
          >
            <div className={styles.column}>
              <i className={styles.header}>Header 64</i>
              <i className={styles.block}>Gutter 16</i>
              <i className={styles.card}>Card</i>
              <i className={styles.card}>Card, 12 below</i>
              <i className={styles.foot}>Foot</i>
            </div>
          </div>
          <b>{width} px</b> {note}
        </li>
      ))}
    </ul>
  );
}
