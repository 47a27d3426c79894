import type { ReactNode } from 'react';
import { AreaPicture, areaTint, type PicturedArea } from '../../art/area-picture/area-picture.tsx';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { Press, type Pressable } from '../press.tsx';
import styles from './tile.module.css';

// In a file of its own: home has a Tile, but no drawing of an area.

export type AreaTileProps = Pressable & {
  /** Sets drawing and tint. */
  area: PicturedArea;
  /** Name of the area. */
  title: string;
  /** Second line. */
  note?: string;
};

/** A tile of an area with its tint and drawing; an AreaGrid shows two per row. */
export function AreaTile({ area, title, note, ...press }: AreaTileProps) {
  return (
    <div className={styles.area} style={{ backgroundColor: areaTint(area) }}>
      <Press {...press} className={styles.areaPress}>
        <AreaPicture area={area} size={64} />
        <ChevronRightIcon size="small" className={styles.go} />
        <span className={styles.areaWords}>
          {title}
          {note && <small>{note}</small>}
        </span>
      </Press>
    </div>
  );
}

/**
 * AreaTile elements, two per row.
 * @param props.children the tiles
 */
export function AreaGrid({ children }: { children: ReactNode }) {
  return <div className={styles.areas}>{children}</div>;
}
