import { askedFiles } from '@lykta/avatar';

const PICTURES = 'lykta-pictures';

/**
 * Deletes the cached figures shown here, and once more when those on their way are here: the service worker can open its
 * cache after this, and keeps what comes (vite/service-worker.js).
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
