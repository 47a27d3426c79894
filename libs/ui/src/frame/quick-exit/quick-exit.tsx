import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { ExitIcon } from '../../icon/icons.ts';
import { leaveQuickly } from './leave.ts';
import styles from './quick-exit.module.css';

const TIMES = 3;
/** Whoever is in a hurry may still fumble. */
const WITHIN = 3000;

export interface QuickExitProps {
  /** "Lämna snabbt" */
  children: ReactNode;
  /** The neutral page it leaves for, an https address. */
  site: string;
  /** In the native app: shows the lock screen instead. */
  onLeave?: () => void;
  className?: string;
}

/** Leaves at once. Escape pressed three times does the same. */
export function QuickExit({ children, site, onLeave, className }: QuickExitProps) {
  const leave = useEffectEvent(() => (onLeave ? onLeave() : leaveQuickly(site)));

  useEffect(() => {
    let presses: number[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < WITHIN);
      if (presses.length >= TIMES) leave();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return (
    <button
      type="button"
      // The page as it is before any script has come leaves by this (index.html of apps/child).
      data-leave={onLeave ? undefined : site}
      className={cx(styles.exit, className)}
      onClick={() => (onLeave ? onLeave() : leaveQuickly(site))}
    >
      <ExitIcon size="small" />
      {children}
    </button>
  );
}
