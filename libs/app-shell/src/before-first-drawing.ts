/** Milliseconds that a slow network holds up the first drawing at most: then a loading screen says more than nothing. */
const PATIENCE_MS = 1000;

/** Waits for what the first drawing shows, so that it is drawn once. @throws what `needed` throws before its time is up */
export async function beforeFirstDrawing(needed: readonly Promise<unknown>[]): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(needed), patience]);
}
