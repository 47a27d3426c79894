import { customProperties, drawingOf, Travels } from '@lykta/ui';
import type { ReactNode } from 'react';
import styles from './form-row.module.css';

interface Props {
  /** CSS colour of the form's area, the same as on its questions. */
  tint: string;
  picture: ReactNode;
  /** The address that the buttons lead to, when the picture goes along with the child. */
  opens?: string | undefined;
  name: string;
  /** One line below the name: how far the child has come, or who asks. */
  way?: ReactNode;
  /** The same in a bar. */
  progress?: ReactNode;
  /** The buttons, the most important first; all have one width. */
  children: ReactNode;
}

/** One form in the list: a tile in the tint of its area, with its buttons in a column that all rows share. */
export function FormRow({ tint, picture, opens, name, way, progress, children }: Props) {
  return (
    <li className={styles.place}>
      <div className={styles.row} style={customProperties({ '--tint': tint })}>
        <div className={styles.picture}>
          <Travels as={opens && drawingOf(opens)}>{picture}</Travels>
        </div>
        <div className={styles.words}>
          <b>{name}</b>
          {way && <span>{way}</span>}
        </div>
        {progress && <div className={styles.bar}>{progress}</div>}
        <div className={styles.buttons}>{children}</div>
      </div>
    </li>
  );
}
