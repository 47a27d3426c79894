// npm run bench:avatar:page: shows a hundred avatars on a simulated slow phone, compared with plain inlined strings.
import { args, executablePath } from '@lykta/chromium';
import { avatarAssets } from '@lykta/avatar/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { isShort, median, show } from '../results.ts';

const rounds = isShort ? 1 : 15;
const slowness = 4;
const config = {
  root: `${import.meta.dirname}/page`,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), avatarAssets()],
  preview: { port: 5112, strictPort: true, host: '127.0.0.1' },
};

await build(config);
const server = await preview(config);
const browser = await chromium.launch({ executablePath: executablePath(), args });
const times = { inlined: { cold: [], warm: [] }, component: { cold: [], warm: [] } };
try {
  for (let round = 0; round < rounds; round++) {
    for (const what of Object.keys(times)) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.goto('http://127.0.0.1:5112/');
      await page.waitForFunction('window.ready');
      times[what].cold.push(await page.evaluate(`measure('${what}')`));
      await page.evaluate('leave()');
      times[what].warm.push(await page.evaluate(`measure('${what}')`));
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

show(
  'avatar page',
  `100 avatars, CPU ${slowness} times slower, median of ${rounds} in ms`,
  ['cold', 'warm'].map((visit) => {
    const [inlined, component] = [median(times.inlined[visit]), median(times.component[visit])];
    return {
      visit: visit === 'cold' ? 'files fetched anew' : 'files already here',
      'inlined string': Math.round(inlined),
      '<Avatar>': Math.round(component),
      'compared with the inlined string': Number((component / inlined).toFixed(2)),
    };
  }),
);
