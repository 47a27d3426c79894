import { lazy, type ComponentType } from 'react';

const MARK = 'lykta-reloaded';

/** Marks that the page is being reloaded; false when it was already, or when nothing can be marked. */
function mayReload(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(MARK) !== null) return false;
    sessionStorage.setItem(MARK, '1');
    return true;
  } catch {
    return false;
  }
}

function reloadWorked(): void {
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // Nothing was marked.
  }
}

/**
 * A screen whose code comes when it is needed. A failed load reloads the page once, since the files of an older
 * release may be gone (docs/product.md §8).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    try {
      const screen = await load();
      reloadWorked();
      return { default: screen };
    } catch (error) {
      if (!mayReload()) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
