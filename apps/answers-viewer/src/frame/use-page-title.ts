import { useEffect } from 'react';

/** Sets the title of the browser's tab; never contains anything about a child. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Lykta`;
  }, [title]);
}
