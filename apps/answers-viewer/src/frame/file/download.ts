import { MINUTE_MS } from '@lykta/domain';

/** Downloads a file from an address in this page's memory, and lets go of it. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a file created in the browser. */
export function download(name: string, content: Blob): void {
  downloadFrom(URL.createObjectURL(content), name);
}

/** How long a file that was opened in a window of its own stays in memory: until it has surely been read. */
const OPENED_FOR_MS = MINUTE_MS;

/** Opens a PDF in a window of its own: there the browser shows the page as it will be, and prints it. */
export function openForPrinter(address: string): void {
  window.open(address);
  setTimeout(() => URL.revokeObjectURL(address), OPENED_FOR_MS);
}
