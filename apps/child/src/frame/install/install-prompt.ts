import { useSyncExternalStore } from 'react';

/** What Chromium hands over when the app can be put on the home screen; not in TypeScript's library. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the moment when the child asks for it; called once, when the app starts. */
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

/** How to put Lykta on the home screen; undefined where the browser has not offered it. */
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
