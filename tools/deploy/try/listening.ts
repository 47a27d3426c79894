const LISTEN = '0A';

/** Returns the ports on which somebody listens, from the text of `/proc/net/tcp`, each once and in order. */
export function listening(table: string): number[] {
  const ports = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => state === LISTEN)
    .map(([, local = '']) => parseInt(local.split(':').at(-1)!, 16));
  return [...new Set(ports)].sort((a, b) => a - b);
}
