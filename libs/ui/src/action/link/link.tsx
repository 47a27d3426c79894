import { cx } from '../../cx.ts';
import { Anchor, type AnchorProps } from './link-provider.tsx';
import styles from './link.module.css';

/** A text link. Its hit area is 48 px high, also inside a single line of text. */
export function Link({ className, ...rest }: AnchorProps) {
  return <Anchor className={cx(styles.link, className)} {...rest} />;
}
