import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { ExitIcon } from '../../icon/icons.ts';
import { isLastEscape, leaveQuickly } from './leave.ts';
import styles from './quick-exit.module.css';

export interface QuickExitProps {
  /** The label: "Lämna snabbt". */
  children: ReactNode;
  /** https address of the neutral page. */
  site: string;
  /** Replaces leaving: the native app shows its lock screen. */
  onLeave?: () => void;
  /** Called after the page is covered, before leaving; leaving does not wait for it. */
  onLeaving?: () => void;
  /** Extra class. */
  className?: string;
}

/** Leaves the app at once, on a press or on three presses of Escape. */
export function QuickExit({ children, site, onLeave, onLeaving, className }: QuickExitProps) {
  const goAway = () => (onLeave ? onLeave() : leaveQuickly(site, onLeaving));
  const leave = useEffectEvent(goAway);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isLastEscape(event)) leave();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    <button
      type="button"
      // Used by the prerendered page before scripts have loaded (src/boot of apps/child).
      data-leave={onLeave ? undefined : site}
      className={cx(styles.exit, className)}
      onClick={goAway}
    >
      <ExitIcon size="small" />
      {children}
    </button>
  );
}
