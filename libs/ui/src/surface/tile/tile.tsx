import type { ReactNode } from 'react';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { Disc, type Tone } from '../disc/disc.tsx';
import { Press, type Pressable } from '../press.tsx';
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
