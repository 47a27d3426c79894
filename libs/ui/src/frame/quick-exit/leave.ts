const LEFT = 'lykta-left';

/** Remembers, for this tab only, that somebody left in a hurry. Storage may be missing: then Back shows the app again. */
function remember(left: boolean) {
  try {
    if (left) sessionStorage.setItem(LEFT, '1');
    else sessionStorage.removeItem(LEFT);
  } catch {
    // Without storage the page is still covered and replaced; only the way back is not.
  }
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) === '1';
  } catch {
    return false;
  }
}

/** Hides everything at once, before anything else can take time: an empty page without a title. @returns what covers it */
export function cover(): HTMLElement {
  document.title = '';
  // An open dialog lies over whatever is put on the page.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  const sheet = document.createElement('div');
  sheet.dataset.cover = '';
  sheet.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff';
  document.body.append(sheet);
  return sheet;
}

/**
 * Leaves for a neutral page: covers the app at once, then takes its place in the history (docs/product.md §2).
 * The browser's history before this page is not ours to clear, and the help text says so.
 * @param site an https address that nobody asks about
 * @param tell what is said to a server on the way; leaving never waits for it
 */
export function leaveQuickly(site: string, tell?: () => void) {
  cover();
  remember(true);
  try {
    tell?.();
  } catch {
    // Leaving is what counts.
  }
  location.replace(site);
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
}

/**
 * Call it first of all when the app starts: Back after a quick exit goes to the neutral page again, until somebody
 * opens the app anew.
 * @returns true when it is leaving again; then start nothing
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
