/** Milliseconds to wait for a frame: a page that nobody sees paints none. */
const PATIENCE = 200;

/**
 * Calls back when the next frame is painted, or soon where none is.
 * @returns a function that calls it off
 */
export function afterFrame(then: () => void): () => void {
  let timer = setTimeout(then, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
