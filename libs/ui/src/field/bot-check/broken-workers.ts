/**
 * Makes a worker that breaks say that it has found nothing. The widget waits for ever for one whose script never came
 * (the network went away between the two); so it ends as an error, and can be tried again.
 */
export function letBrokenWorkersEnd(): void {
  const create = globalThis.altchaCreateWorker;
  globalThis.altchaCreateWorker = (url) => {
    const worker = create(url);
    worker.addEventListener('error', () => worker.dispatchEvent(new MessageEvent('message', { data: null })));
    return worker;
  };
}
