/** Milliseconds to wait in browsers that can't report idle time. */
const A_WHILE = 2000;

/** Runs a task once the page is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, A_WHILE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: A_WHILE });
  return () => window.cancelIdleCallback(handle);
}
