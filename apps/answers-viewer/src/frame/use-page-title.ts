import { useEffect } from 'react';

/** Names the page in the browser's tab; never with anything about a child. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Lykta`;
  }, [title]);
}
