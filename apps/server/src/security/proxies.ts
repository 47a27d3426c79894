import { isIP, isIPv4 } from 'node:net';

/** A process on this machine may always say for whom it calls: it could do worse. */
const THIS_MACHINE = 'loopback';

/**
 * Reads LYKTA_PROXIES: addresses, or ranges such as 10.0.0.0/24, of those whose X-Forwarded-For is believed.
 * @throws {Error} naming what is neither
 */
export function parseProxies(text: string): string[] {
  const entries = text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  const wrong = entries.filter((entry) => !isRange(entry));
  if (wrong.length > 0) {
    throw new Error(`"${wrong.join('", "')}" is no address and no range such as 10.0.0.0/24`);
  }
  return entries;
}

/** What the framework is given to believe. */
export const believedProxies = (proxies: readonly string[]): string[] => [THIS_MACHINE, ...proxies];

function isRange(entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  if (isIP(address) === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  // A range of everybody would let every caller choose an address.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}
