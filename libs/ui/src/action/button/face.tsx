import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { IconComponent } from '../../icon/icon.tsx';
import styles from './button.module.css';

/** The main way on; the other equal way; back, skip, not now; call 112 and confirm deletion; leave, log out. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'text';

export interface ButtonLooks {
  /** One primary per screen. */
  look?: ButtonLook;
  /** 56 px, 48 px in a card, 40 px for adults. */
  size?: 'large' | 'small' | 'compact';
  /** As wide as its words instead of the whole column. */
  fit?: boolean;
  icon?: IconComponent;
  iconEnd?: IconComponent;
}

/** The attributes that give a button or a link the looks of a button. */
export function buttonLooks(
  { look = 'primary', size = 'large', fit = false }: ButtonLooks,
  className?: string,
) {
  return {
    className: cx(styles.button, className),
    'data-look': look,
    'data-size': size,
    'data-fit': fit || size === 'compact' || undefined,
  };
}

/** What is inside: icon, words, icon. */
export function ButtonFace({
  icon: Start,
  iconEnd: End,
  size,
  children,
}: ButtonLooks & { children?: ReactNode }) {
  const iconSize = size === 'compact' || size === 'small' ? 'small' : 'medium';
  return (
    <>
      {Start && <Start size={iconSize} />}
      <span>{children}</span>
      {End && <End size={iconSize} />}
    </>
  );
}
