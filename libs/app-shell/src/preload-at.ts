import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';

/** What loads the code of an element, if it is a lazy screen. */
function preloadOf(element: ReactNode): (() => Promise<void>) | undefined {
  if (!isValidElement(element) || typeof element.type !== 'function') return undefined;
  const { preload } = element.type as { preload?: () => Promise<void> };
  return preload;
}

/**
 * Loads the code of the screens that an address shows, before the first drawing. A screen that suspends shows its
 * loading screen for at least 300 ms (React's rule), and asks for its data only after that.
 * @param routes the `Route` elements of the app
 */
export async function preloadAt(routes: ReactNode, path: string): Promise<void> {
  const matches = matchRoutes(createRoutesFromElements(routes), path) ?? [];
  await Promise.all(matches.map(({ route }) => preloadOf(route.element)?.()));
}
