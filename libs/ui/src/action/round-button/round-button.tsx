import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import type { IconComponent } from '../../icon/icon.tsx';
import styles from './round-button.module.css';

export type RoundButtonProps = ComponentPropsWithRef<'button'> & {
  /** Icon inside the circle. */
  icon: IconComponent;
};

/** A round tool button with its label below, next to the thing it changes. */
export function RoundButton({ icon: Drawing, className, children, ...rest }: RoundButtonProps) {
  return (
    <button type="button" className={cx(styles.tool, className)} {...rest}>
      <span>
        <Drawing />
      </span>
      {children}
    </button>
  );
}
