/** A page that nobody sees draws no frames: then it goes on without one. */
const LONGEST_MS = 250;

/**
 * Does something when the browser has painted what now stands on the page, so that a person waits for the picture alone.
 * @returns a function that lets it be
 */
export function afterPaint(task: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  };
  const go = () => {
    stop();
    task();
  };
  const late = setTimeout(go, LONGEST_MS);
  // The frame paints after this call; a task comes after the frame.
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(go);
  });
  return stop;
}
