import { executablePath } from '@lykta/chromium';

/** Stops a run of the journeys at once, naming the remedy, when the machine has no browser. */
export default function needBrowser(): void {
  executablePath();
}
