import { askedFiles } from '@lykta/avatar';

const PICTURES = 'lykta-pictures';

/**
 * Deletes the cached figures shown here, and again when the figures on their way are here: the service worker
 * (vite/service-worker.js) can open a new cache for them after the first time.
 */
export async function forgetPictures(): Promise<void> {
  try {
    await caches.delete(PICTURES);
    await Promise.allSettled(askedFiles);
    await caches.delete(PICTURES);
  } catch {
    // A browser without a cache has kept nothing.
  }
}
