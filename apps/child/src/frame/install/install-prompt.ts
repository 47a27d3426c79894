import { useSyncExternalStore } from 'react';

/** Chromium's event when the app can be installed; missing in TypeScript's library. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Stores the browser's install event until the child asks for it; call it once, at start. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => offer(undefined));
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Installs the app; undefined when the browser has not offered it. */
export function useInstall(): (() => Promise<void>) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
  if (!event) return undefined;
  return async () => {
    await event.prompt();
    offer(undefined);
  };
}
