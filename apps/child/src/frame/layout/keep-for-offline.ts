import { whenIdle } from './when-idle.ts';

/** Registers the service worker of a built app after the first screen has loaded. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  window.addEventListener('load', () => whenIdle(register), { once: true });
}
