import { figuresHere } from '@lykta/avatar';

const forget = () => window.caches.delete('lykta-pictures').catch(() => undefined);

/**
 * Deletes the cached figures shown here, and once more when those on their way are here: the service worker can open its
 * cache after this, and keeps what comes (vite/service-worker.js).
 */
export function forgetPictures(): void {
  if (!('caches' in window)) return;
  void forget();
  void figuresHere().then(forget);
}
