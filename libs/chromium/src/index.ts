import { accessSync, constants } from 'node:fs';

/** Chromium without a window: the same pages in two thirds of the time, but it asks nobody for permissions. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** Whole browsers. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium finds no host but this machine, and those that rules name first. */
const resolving = (rules: readonly string[]) =>
  `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(', ')}`;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags that keep Chromium quiet on the network and able to run as root in a container. */
export const args = [...quiet, resolving([])];

/** The same flags for a browser that also finds the hosts of some rules, such as `MAP app.example.se 127.0.0.1`. */
export const argsReaching = (rules: readonly string[]): string[] => [...quiet, resolving(rules)];

const remedy = (packages: string) =>
  `Install it (Debian, Ubuntu: sudo apt-get install -y ${packages}) or set CHROMIUM_PATH to a Chrome or Chromium.`;

export const missing = `No Chromium found. ${remedy('chromium-headless-shell chromium')}`;
const missingWhole = `The headless shell asks nobody for permissions; this needs a whole Chromium. ${remedy('chromium')}`;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM_PATH` wins: when it names no program, there is none. */
function firstOf(files: string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : files).find(isExecutable);
}

/**
 * The machine's Chromium: the shell where there is one, otherwise a whole browser. A function, since an installation
 * may happen meanwhile.
 * @returns undefined when there is none, so that a configuration that names it loads without one
 */
export function findChromium(): string | undefined {
  return firstOf([...shells, ...browsers]);
}

/** The machine's whole browser, for what the shell can't do. */
export function findWholeChromium(): string | undefined {
  return firstOf(browsers);
}

/** The path for Playwright's `executablePath`. @throws when there is none: the message names the command that installs it. */
export function executablePath(): string {
  return findChromium() ?? fail(missing);
}

/** As `executablePath`, for what the shell can't do. */
export function wholeExecutablePath(): string {
  return findWholeChromium() ?? fail(missingWhole);
}

function fail(message: string): never {
  throw new Error(message);
}
