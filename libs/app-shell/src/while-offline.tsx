import { useSyncExternalStore, type ReactNode } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

interface Props {
  /** The notice, in the look of the app. */
  children: ReactNode;
}

/** Shows a notice while the browser reports no connection. Screen readers read it out when it appears. */
export function WhileOffline({ children }: Props) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && children}</div>;
}
