import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { args, executablePath } from '@lykta/chromium';
import { chromium } from 'playwright';
import { elementsOf } from '../growth/alone.mjs';
import { open } from '../growth/open.mjs';
import { htmlAlone } from '../html-alone.mjs';
import { serve } from '../page/serve.mjs';

const device = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/**
 * Serves what home shows, drawn by the libraries of the design alone. It greets before its script, as home does, and
 * its script asks for nothing.
 * @param folder of `buildPeer('home')` @param address of our app, with home
 * @returns its address and a function that stops it
 */
export async function serveLimit(folder, { address, api, cookie, port }) {
  const screen = { path: () => '/home', cookie: () => cookie, address, device, slowness: 1 };
  const browser = await chromium.launch({ executablePath: executablePath(), args });
  try {
    const { shown } = await open(browser, api, screen);
    const elements = await elementsOf(browser, screen, shown);
    const [script] = /<script type="module"[^>]*><\/script>/.exec(
      readFileSync(join(folder, 'index.html'), 'utf8'),
    );
    const greeting = '<div id="root"><main><h1>God morgon!</h1></main></div>';
    const html = htmlAlone(shown.look, greeting + elements + script);
    const { address: origin, stop } = await serve(folder, { port, html });
    return {
      origin: origin.replace(/\/$/, ''),
      stop: () => {
        stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } finally {
    await browser.close();
  }
}
