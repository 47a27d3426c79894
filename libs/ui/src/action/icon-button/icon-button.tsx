import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import type { IconComponent } from '../../icon/icon.tsx';
import { Anchor } from '../link/link-provider.tsx';
import type { AnchorProps } from '../link/link-provider.tsx';
import styles from './icon-button.module.css';

interface IconOnly {
  /** What it does, in a word: an icon alone says nothing to a screen reader. */
  label: string;
  icon: IconComponent;
  look?: 'plain' | 'outlined';
  /** 48 px, or 40 px for adults. */
  size?: 'large' | 'compact';
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & IconOnly;
export type IconLinkProps = Omit<AnchorProps, 'aria-label' | 'children'> & IconOnly;

/** Only for back, home, close, edit and arrows: everything else has a word beside its icon. */
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

/** An IconButton that leads to another place. */
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
