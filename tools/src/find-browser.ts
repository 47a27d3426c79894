// Called by setup.mjs before `npm test`: installs Chromium where it may, and stops at once when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, missing } from '@lykta/chromium';

const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit' }).status === 0;

/** Debian's two: most journeys and all stories run in the shell, some need the whole browser. */
function installBoth(): void {
  const wanted = ['chromium-headless-shell', 'chromium'].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (wanted.length === 0) return;
  apt('update', '-qq');
  // One after the other: an older Debian or Ubuntu has no package of the shell.
  for (const name of wanted) apt('install', '-y', '-qq', name);
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (mayInstall && process.env.CHROMIUM_PATH === undefined) installBoth();
if (!findChromium()) {
  console.error(`\n${missing}\n`);
  process.exit(1);
}
