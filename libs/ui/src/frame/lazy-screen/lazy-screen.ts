import { lazy, type ComponentType } from 'react';

const MARK = 'lykta-reloaded';

/**
 * Marks that the page is being reloaded for a screen's sake; false when it was already, or when nothing can be marked.
 * Each screen has its own mark: another one that loads well says nothing about this one.
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
    // Nothing was marked.
  }
}

/**
 * A screen whose code comes when it is needed. A failed load reloads the page once, since the files of an older
 * release may be gone (docs/product.md §8).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  // Its own words name the file that it loads.
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
