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
