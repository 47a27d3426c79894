/** How long to wait where the browser can't tell when it has nothing to do. */
const A_WHILE = 2000;

/** Does something once the page has settled. @returns how to call it off */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, A_WHILE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: A_WHILE });
  return () => window.cancelIdleCallback(handle);
}
