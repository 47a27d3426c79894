/**
 * Makes a failed worker report "nothing found". Without it the widget waits forever for a worker whose script could
 * not be loaded; now it shows an error and can be retried.
 */
export function letBrokenWorkersEnd(): void {
  const create = globalThis.altchaCreateWorker;
  globalThis.altchaCreateWorker = (url) => {
    const worker = create(url);
    worker.addEventListener('error', () => worker.dispatchEvent(new MessageEvent('message', { data: null })));
    return worker;
  };
}
