let lockNow: (() => void) | undefined;

/**
 * Sets the lock action of the quick exit while a child with a lock is signed in. @returns a function that removes it
 */
export function lockWhenLeaving(lock: () => void): () => void {
  lockNow = lock;
  return () => {
    lockNow = undefined;
  };
}

/** Called by the quick exit: locks the app if it has a lock. */
export function leaving(): void {
  lockNow?.();
}
