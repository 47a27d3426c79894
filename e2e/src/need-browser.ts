import { executablePath } from '@lykta/chromium';

/** Stops a journey run at once, with the remedy, if the machine has no browser. */
export default function needBrowser(): void {
  executablePath();
}
