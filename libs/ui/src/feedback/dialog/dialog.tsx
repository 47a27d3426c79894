import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useCoveredDialog, useDialogExit } from './dialog-exit.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called on Escape and on a press outside the dialog; the caller sets `open`. */
  onClose: () => void;
  /** The heading; names the dialog and gets the focus. */
  title: string;
  /** Drawing in a pool of light above the title. */
  picture?: ReactNode;
  /** Content between the title and the buttons. */
  children?: ReactNode;
  /** Wide enough for a film. Default false. */
  wide?: boolean;
  /** One or two buttons. */
  actions?: ReactNode;
}

/** For so many milliseconds the second tap of a double tap may still come, on whatever has just opened below it. */
const DOUBLE_TAP = 500;

/** The browser's modal dialog element. When it closes, the focus returns to where it was. */
export function Dialog({ open, onClose, title, picture, wide, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const exit = useDialogExit();
  const covered = useCoveredDialog();
  const close = useRef(onClose);
  const openedAt = useRef(0);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || covered || !element) return;
    const before = document.activeElement;
    const press = (event: MouseEvent) => {
      if (event.detail > 1 && performance.now() - openedAt.current < DOUBLE_TAP) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.target === element) close.current();
    };
    element.addEventListener('click', press, { capture: true });
    element.showModal();
    openedAt.current = performance.now();
    // Focus goes to the title: screen readers read it first, and an accidental Enter confirms nothing.
    element.querySelector('h2')?.focus();
    return () => {
      element.removeEventListener('click', press, { capture: true });
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, covered]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        {exit && <div className={styles.exit}>{exit}</div>}
        {picture && <div className={styles.picture}>{picture}</div>}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children && <div className={styles.words}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
