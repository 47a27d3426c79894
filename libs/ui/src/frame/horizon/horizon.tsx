import { cx } from '../../cx.ts';
import styles from './horizon.module.css';

/**
 * The curved lower edge of a coloured page head.
 * @param props.className for its place and colour
 */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      className={cx(styles.horizon, className)}
      viewBox="0 0 360 28"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 28V17C70 5 130 3 200 11S310 21 360 11V28Z" fill="currentColor" />
    </svg>
  );
}
