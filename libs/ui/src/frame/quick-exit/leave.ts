const LEFT = 'lykta-left';

/** Stores, for this tab only, that the user left by quick exit. Without storage, Back shows the app again. */
function remember(left: boolean) {
  try {
    if (left) sessionStorage.setItem(LEFT, '1');
    else sessionStorage.removeItem(LEFT);
  } catch {
    // Without storage the page is still covered and replaced, but Back returns to it.
  }
}

/** Whether the user left by quick exit, in this tab, and has not opened the app anew. */
export function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) === '1';
  } catch {
    return false;
  }
}

/** Names the window; a covered page keeps its empty title, because files and screens may come after the exit. */
export function nameWindow(title: string): void {
  if (!document.querySelector('[data-cover]')) document.title = title;
}

/**
 * Covers the page with an empty sheet and clears its title, before anything that could take time.
 * @returns the covering element
 */
export function cover(): HTMLElement {
  document.title = '';
  // An open modal dialog would lie above the sheet.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  // So would one that opens later, at the end of a movement: nothing inside these is drawn any more.
  for (const element of document.body.children)
    if (element instanceof HTMLElement) element.style.setProperty('display', 'none', 'important');
  const sheet = document.createElement('div');
  sheet.dataset.cover = '';
  sheet.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff';
  document.body.append(sheet);
  return sheet;
}

/**
 * Leaves for a neutral page: covers the app at once and replaces its history entry (docs/product.md §2). Earlier
 * entries can't be cleared; the help text says so.
 * @param site an https address that raises no questions
 * @param notify notifies the server; leaving does not wait for it
 */
export function leaveQuickly(site: string, notify?: () => void) {
  cover();
  remember(true);
  try {
    notify?.();
  } catch {
    // A failed notification must not stop the exit.
  }
  location.replace(site);
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : 'navigate';
}

/**
 * Call it before anything else when the app starts. Back after a quick exit goes to the neutral page again, until the
 * user opens the app anew.
 * @returns true when it leaves again; the app must not start then
 */
export function returnToNeutralPage(site: string): boolean {
  addEventListener('pageshow', (event) => {
    if (event.persisted && hasLeft()) leaveQuickly(site);
  });
  if (!hasLeft()) return false;
  if (navigationType() === 'back_forward') {
    leaveQuickly(site);
    return true;
  }
  remember(false);
  return false;
}

const TIMES = 3;
/** Milliseconds for all presses; long enough for unsteady hands. */
const WITHIN = 3000;

/** Times of the last presses of Escape. Shared by all buttons, because the screen may change between two presses. */
let presses: number[] = [];
/** The last counted event: every mounted button receives the same event. */
let counted: KeyboardEvent | undefined;

/** Whether this key event is the third Escape, which leaves. */
export function isLastEscape(event: KeyboardEvent): boolean {
  const { key, repeat, timeStamp } = event;
  if (key !== 'Escape' || repeat || event === counted) return false;
  counted = event;
  presses = [...presses, timeStamp].filter((at) => timeStamp - at < WITHIN);
  if (presses.length < TIMES) return false;
  presses = [];
  return true;
}
