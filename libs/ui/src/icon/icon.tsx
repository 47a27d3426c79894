import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './icon.module.css';

interface Props {
  /** `medium` (default) 24 px, `small` 20 px with a slightly thicker line. */
  size?: 'medium' | 'small';
  /** Extra class. */
  className?: string;
}

/** A line drawing next to a label. Hidden from screen readers, which read the label. */
export type IconComponent = (props: Props) => ReactNode;

/** Creates an icon from one path in a box of 24 units. */
export function icon(name: string, path: string, trait?: 'mirrors' | 'filled'): IconComponent {
  function Icon({ size = 'medium', className }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={cx(styles.icon, className)}
        data-size={size}
        data-trait={trait}
      >
        <path d={path} />
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
