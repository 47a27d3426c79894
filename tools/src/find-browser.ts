// Called by setup.mjs before `npm test`: installs Chromium if it may, and stops at once if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, missing } from '@lykta/chromium';

const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit' }).status === 0;

/**
 * Installs Debian's two packages: most journeys and all stories use the headless shell, some need the whole browser.
 */
function installBoth(): void {
  const wanted = ['chromium-headless-shell', 'chromium'].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (wanted.length === 0) return;
  apt('update', '-qq');
  // One after the other, because older Debian and Ubuntu releases have no package of the shell.
  for (const name of wanted) apt('install', '-y', '-qq', name);
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (mayInstall && process.env.CHROMIUM_PATH === undefined) installBoth();
if (!findChromium()) {
  console.error(`\n${missing}\n`);
  process.exit(1);
}
