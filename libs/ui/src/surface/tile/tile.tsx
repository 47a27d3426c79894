import type { ReactNode } from 'react';
import { AreaPicture, areaTint } from '../../art/area-picture/area-picture.tsx';
import type { PicturedArea } from '../../art/area-picture/area-picture.tsx';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { Disc } from '../disc/disc.tsx';
import type { Tone } from '../disc/disc.tsx';
import { Press } from '../press.tsx';
import type { Pressable } from '../press.tsx';
import styles from './tile.module.css';

export type TileProps = Pressable & {
  /** Icon in the disc. */
  icon?: IconComponent;
  /** Tint of the disc. */
  tone?: Tone;
  /** Shown instead of an icon. */
  picture?: ReactNode;
  /** The label. */
  children: ReactNode;
  /** Second line. */
  note?: ReactNode;
};

/** A link or button with a border, to a next step. */
export function Tile({ icon, tone, picture, children, note, ...press }: TileProps) {
  return (
    <Press {...press} className={styles.tile}>
      {icon ? <Disc icon={icon} tone={tone} /> : picture}
      <span className={styles.words}>
        {children}
        {note && <small>{note}</small>}
      </span>
      <ChevronRightIcon />
    </Press>
  );
}

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

/** AreaTile elements, two per row. */
export function AreaGrid({ children }: { children: ReactNode }) {
  return <div className={styles.areas}>{children}</div>;
}
