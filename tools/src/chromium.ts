import { accessSync, constants } from 'node:fs';
import { spawnSync } from 'node:child_process';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep Chromium quiet on the network and able to run as root in a container. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's Chromium, or undefined. `CHROMIUM_PATH` wins. A function, since an installation may happen meanwhile. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...candidates].find(isExecutable);
}

/** The path for Playwright's `executablePath`. @throws when there is none: the message names the command that installs it. */
export function executablePath(): string {
  const found = findChromium();
  if (!found) throw new Error(missing);
  return found;
}

export const missing =
  'No Chromium found. Install it (Debian, Ubuntu: sudo apt-get install -y chromium) or set CHROMIUM_PATH to a Chrome or Chromium.';

/** Installs Debian's Chromium; only root may. @returns whether it worked */
export function installChromium(): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit' }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') && findChromium() !== undefined;
}
