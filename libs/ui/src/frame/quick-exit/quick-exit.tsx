import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { ExitIcon } from '../../icon/icons.ts';
import { leaveQuickly } from './leave.ts';
import styles from './quick-exit.module.css';

const TIMES = 3;
/** Whoever is in a hurry may still fumble. */
const WITHIN = 3000;

/** When Escape was pressed last. Not of one button: the screen may change between two presses. */
let presses: number[] = [];
/** The press that was counted last: each of several buttons hears it. */
let counted: KeyboardEvent | undefined;

/** Whether a key is the last of the Escapes that leave. */
function isLastEscape(event: KeyboardEvent): boolean {
  const { key, repeat, timeStamp } = event;
  if (key !== 'Escape' || repeat || event === counted) return false;
  counted = event;
  presses = [...presses, timeStamp].filter((at) => timeStamp - at < WITHIN);
  if (presses.length < TIMES) return false;
  presses = [];
  return true;
}

export interface QuickExitProps {
  /** "Lämna snabbt" */
  children: ReactNode;
  /** The neutral page it leaves for, an https address. */
  site: string;
  /** In the native app: shows the lock screen instead. */
  onLeave?: () => void;
  /** Called when the page is covered, on the way to the neutral page, which never waits for it. */
  onLeaving?: () => void;
  className?: string;
}

/** Leaves at once. Escape pressed three times does the same. */
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
      // The page as it is before any script has come leaves by this (index.html of apps/child).
      data-leave={onLeave ? undefined : site}
      className={cx(styles.exit, className)}
      onClick={goAway}
    >
      <ExitIcon size="small" />
      {children}
    </button>
  );
}
