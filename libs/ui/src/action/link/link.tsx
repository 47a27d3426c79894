import { cx } from '../../cx.ts';
import { Anchor } from './link-provider.tsx';
import type { AnchorProps } from './link-provider.tsx';
import styles from './link.module.css';

/** A link in words. It is 48 px high to hit, also where it is read in one line. */
export function Link({ className, ...rest }: AnchorProps) {
  return <Anchor className={cx(styles.link, className)} {...rest} />;
}
