import { whenIdle } from './when-idle.ts';

/** Starts the service worker of a built app, once the first screen has had its time. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  window.addEventListener('load', () => whenIdle(register), { once: true });
}

/** Forgets the figures that were shown here. */
export function forgetPictures(): void {
  if ('caches' in window) void window.caches.delete('lykta-pictures').catch(() => undefined);
}
