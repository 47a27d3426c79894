import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import type { IconComponent } from '../../icon/icon.tsx';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';
import styles from './icon-button.module.css';

interface IconOnly {
  /** Accessible name: screen readers ignore the icon. */
  label: string;
  /** The icon to show. */
  icon: IconComponent;
  /** `plain` (default), or `outlined` with a border. */
  look?: 'plain' | 'outlined';
  /** Width and height: `large` (default) 48 px, `compact` 40 px for adults. */
  size?: 'large' | 'compact';
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & IconOnly;
export type IconLinkProps = Omit<AnchorProps, 'aria-label' | 'children'> & IconOnly;

/** A button with an icon only. Use it for back, home, close, edit and arrows; all other icons need a visible word. */
export function IconButton({
  label,
  icon: Drawing,
  look = 'plain',
  size = 'large',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.round, className)}
      data-look={look}
      data-size={size}
      {...rest}
      aria-label={label}
    >
      <Drawing size={size === 'compact' ? 'small' : 'medium'} />
    </button>
  );
}

/** An IconButton that links to another page. */
export function IconLink({
  label,
  icon: Drawing,
  look = 'plain',
  size = 'large',
  className,
  ...rest
}: IconLinkProps) {
  return (
    <Anchor
      aria-label={label}
      className={cx(styles.round, className)}
      data-look={look}
      data-size={size}
      {...rest}
    >
      <Drawing size={size === 'compact' ? 'small' : 'medium'} />
    </Anchor>
  );
}
