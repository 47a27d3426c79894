import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './icon.module.css';

interface IconProps {
  /** 24 px, or 20 px with a slightly bolder line. */
  size?: 'medium' | 'small';
  className?: string;
}

/** A line drawing beside a word. It is never read aloud: the word, or the button's label, says it. */
export type IconComponent = (props: IconProps) => ReactNode;

/** Makes an icon of one path in a 24-unit box. */
export function icon(name: string, path: string, trait?: 'mirrors' | 'filled'): IconComponent {
  function Icon({ size = 'medium', className }: IconProps) {
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
