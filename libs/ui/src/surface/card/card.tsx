import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './card.module.css';

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'section' | 'div' | 'article' | 'li' | 'nav';
  /** `alarm` holds the way to 112; `sunken` lies back. */
  look?: 'card' | 'alarm' | 'sunken';
};

/** A surface to read from. It has no line: a line means that one can press it. */
export function Card({ as = 'section', look = 'card', className, ...rest }: CardProps) {
  // The element differs, its attributes do not: all of these take what a <div> takes.
  const Element = as as 'div';
  return <Element className={cx(styles.card, className)} data-look={look} {...rest} />;
}
