import { createContext, use, type ReactNode } from 'react';

const Exit = createContext<ReactNode>(null);

/** Sets the exit that every dialog below shows: while a modal dialog is open, the page behind it can't be pressed. */
export function DialogExit(props: {
  /** The QuickExit. */
  exit: ReactNode;
  /** What stands below it. */
  children: ReactNode;
}) {
  return <Exit value={props.exit}>{props.children}</Exit>;
}

/** The exit set by DialogExit; null without one. */
export function useDialogExit(): ReactNode {
  return use(Exit);
}

const Covered = createContext(false);

/**
 * Closes open dialogs while something covers the page, because a modal dialog would make the cover unusable. They
 * open again afterwards.
 */
export function CoveredDialogs(props: {
  /** Whether something covers the page. */
  covered: boolean;
  /** What stands below it. */
  children: ReactNode;
}) {
  return <Covered value={props.covered}>{props.children}</Covered>;
}

/** Whether something covers the dialog's page. */
export function useCoveredDialog(): boolean {
  return use(Covered);
}
