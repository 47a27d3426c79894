import { executablePath } from '@lykta/chromium';

/** Stops a run of the stories at once when the machine has no browser, and names the remedy. */
export default function needBrowser(): void {
  executablePath();
}
