let lockNow: (() => void) | undefined;

/** What quick exit does on the way while a child with a lock is signed in. @returns a function that ends this */
export function lockWhenLeaving(lock: () => void): () => void {
  lockNow = lock;
  return () => {
    lockNow = undefined;
  };
}

/** The child leaves in a hurry: locks the app, where it has a lock. */
export function leaving(): void {
  lockNow?.();
}
