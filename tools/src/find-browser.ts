// Called by setup.mjs before `npm test`: stops at once, naming the remedy, when no browser can be had.
import { findChromium, installChromium, missing } from './chromium.ts';

if (!findChromium() && !installChromium()) {
  console.error(`\n${missing}\n`);
  process.exit(1);
}
