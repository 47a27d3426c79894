import { createContext, use, type ReactNode } from 'react';

const Exit = createContext<ReactNode>(null);

/** The way out that stands in every dialog too: while one is open, the page behind it can't be pressed. */
export function DialogExit(props: { exit: ReactNode; children: ReactNode }) {
  return <Exit value={props.exit}>{props.children}</Exit>;
}

/** What the app gave its dialogs as the way out. */
export function useDialogExit(): ReactNode {
  return use(Exit);
}

const Covered = createContext(false);

/** While the page is covered, its open dialogs step down: one of them would keep whatever covers it from being pressed. */
export function CoveredDialogs(props: { covered: boolean; children: ReactNode }) {
  return <Covered value={props.covered}>{props.children}</Covered>;
}

/** Whether the page of a dialog is covered. */
export function useCoveredDialog(): boolean {
  return use(Covered);
}
