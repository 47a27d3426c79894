import { isIP, isIPv4 } from 'node:net';

/** A process on this machine is always trusted as a proxy: it could do worse anyway. */
const THIS_MACHINE = 'loopback';

/**
 * Parses LYKTA_PROXIES: the addresses, or ranges such as 10.0.0.0/24, of proxies whose X-Forwarded-For is trusted.
 * @throws {Error} naming each entry that is neither
 */
export function parseProxies(text: string): string[] {
  const entries = text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  const wrong = entries.filter((entry) => !isRange(entry));
  if (wrong.length > 0) {
    throw new Error(`"${wrong.join('", "')}" is no address and no range such as 10.0.0.0/24`);
  }
  return entries;
}

/** The trusted proxies for the framework. */
export const believedProxies = (proxies: readonly string[]): string[] => [THIS_MACHINE, ...proxies];

function isRange(entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  if (isIP(address) === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  // A range that covers everybody would let every caller choose an address.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}
