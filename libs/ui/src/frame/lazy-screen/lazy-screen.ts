import { lazy, type ComponentType } from 'react';

const MARK = 'lykta-reloaded';

/**
 * Records that the page reloads because a screen could not be loaded. Each screen has its own mark, because another
 * screen that loads proves nothing about this one.
 * @returns false when this screen already caused a reload, when the device is offline, or without storage
 */
function mayReload(screen: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === screen) return false;
    sessionStorage.setItem(MARK, screen);
    return true;
  } catch {
    return false;
  }
}

function reloadWorked(screen: string): void {
  try {
    if (sessionStorage.getItem(MARK) === screen) sessionStorage.removeItem(MARK);
  } catch {
    // Without storage there is no mark.
  }
}

/**
 * Loads a screen's code when it is first shown. A failed load reloads the page once, because the files of an older
 * release may be gone (docs/product.md §8).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  // The source of `load` contains the file name and so identifies the screen.
  const screen = String(load);
  return lazy(async () => {
    try {
      const component = await load();
      reloadWorked(screen);
      return { default: component };
    } catch (error) {
      if (!mayReload(screen)) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
