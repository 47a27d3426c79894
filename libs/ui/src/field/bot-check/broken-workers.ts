import { BotCheckError } from './types.ts';

/**
 * Makes the workers of the bot check end with an error where they can't run. Without it, a check whose worker file could
 * not be loaded would run forever; now it shows an error and can be retried. A page that is being left starts none:
 * its own policy no longer runs there, so the browser would report a worker that nobody needs.
 */
export function letBrokenWorkersEnd(): void {
  const create = globalThis.altchaCreateWorker;
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true));
  window.addEventListener('pageshow', () => (isLeft = false));
  globalThis.altchaCreateWorker = (url) => {
    if (isLeft) throw new BotCheckError('The page is being left.');
    const worker = create(url);
    worker.addEventListener('error', () => worker.dispatchEvent(new MessageEvent('message', { data: null })));
    return worker;
  };
}
