import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './card.module.css';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** Element to render. Default `section`. */
  as?: 'section' | 'div' | 'article' | 'li' | 'nav';
  /** `card` (default); `alarm` for the call to 112; `sunken` for the background. */
  look?: 'card' | 'alarm' | 'sunken';
};

/** A surface for reading. It has no border, because a border marks what can be pressed. */
export function Card({ as = 'section', look = 'card', className, ...rest }: CardProps) {
  // All these elements accept the attributes of a div.
  const Element = as as 'div';
  return <Element className={cx(styles.card, className)} data-look={look} {...rest} />;
}
