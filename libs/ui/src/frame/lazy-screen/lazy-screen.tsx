import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

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

/** A screen whose code comes when it is first shown. */
export interface LazyScreen<P extends object> extends FunctionComponent<P> {
  /** Loads the code ahead, so that the screen is shown at once. Never fails: showing the screen then tells of it. */
  preload: () => Promise<void>;
}

/**
 * Loads a screen's code when it is first shown. A failed load reloads the page once, because the files of an older
 * release may be gone (docs/product.md §8).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  // The source of `load` contains the file name and so identifies the screen.
  const screen = String(load);
  let loaded: ComponentType<P> | undefined;
  const keep = (component: ComponentType<P>) => {
    loaded = component;
    return component;
  };
  const Waiting = lazy(async () => {
    try {
      const component = keep(await load());
      reloadWorked(screen);
      return { default: component };
    } catch (error) {
      if (!mayReload(screen)) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
  function Screen(props: P) {
    // Chosen once: another component in this place would lose what the child has typed.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  const preload = () => load().then(keep, () => undefined);
  return Object.assign(Screen, { preload: async () => void (await preload()) });
}
