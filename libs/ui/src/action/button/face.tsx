import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { IconComponent } from '../../icon/icon.tsx';
import styles from './button.module.css';

/**
 * primary: the main next step. secondary: an equal alternative. quiet: back, skip, not now. danger: call 112, confirm
 * a deletion. text: leave, log out.
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'text';

/** What a button or a link with the looks of a button can look like. */
export interface ButtonLooks {
  /** Default `primary`; at most one primary per screen. */
  look?: ButtonLook;
  /** Height: `large` (default) 56 px, `small` 48 px inside cards, `compact` 40 px for adults. */
  size?: 'large' | 'small' | 'compact';
  /** As wide as its label instead of the whole column. Default false; `compact` is always so. */
  fit?: boolean;
  /** Icon before the label. */
  icon?: IconComponent;
  /** Icon after the label. */
  iconEnd?: IconComponent;
}

/** Returns the attributes that make a button or a link look like a button. */
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

/** The content of a button: icon, label, icon. */
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
