import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { ButtonFace, buttonLooks, type ButtonLooks } from './face.tsx';
import styles from './button.module.css';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLooks & {
    /** An action is running: the button keeps its label and its focus, and ignores further presses. */
    busy?: boolean;
    /** Shown under the button while it is disabled; says why it can't be pressed. */
    reason?: string;
  };

/** A button that does something on this page. Use LinkButton to go to another page. */
export function Button({
  look,
  size,
  fit,
  icon,
  iconEnd,
  busy = false,
  reason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const why = rest.disabled ? reason : undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...buttonLooks({ look, size, fit }, className)}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={why ? reasonId : undefined}
      onClick={press}
      {...rest}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonFace>
      {busy && <i className={styles.busy} aria-hidden="true" />}
    </button>
  );
  if (!why) return button;
  return (
    <div className={styles.explained}>
      {button}
      <p id={reasonId} className={styles.reason}>
        {why}
      </p>
    </div>
  );
}
