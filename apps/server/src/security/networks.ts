import { isIP, isIPv6 } from 'node:net';

/**
 * A caller's location for rate limits, because the owner of a network can use a new address for each try. `address` is
 * an IPv4 address or an IPv6 /64 (what one home or one server gets); `network` is the IPv4 /24 or IPv6 /48 around it
 * (what a provider gives to one customer).
 */
export interface Place {
  address: string;
  network: string;
}

const IPV6_GROUPS = 8;

/** Returns the place of an address as given by the socket or proxy; a value that is no IP address is its own place. */
export function placeOf(address: string): Place {
  const [bare = address] = address.split('%', 1);
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.[1];
  if (v4 !== undefined && isIP(v4) === 4) {
    return { address: v4, network: `${v4.split('.').slice(0, 3).join('.')}.0/24` };
  }
  if (!isIPv6(bare)) return { address, network: address };
  const groups = ipv6Groups(bare);
  const prefix = (length: number) => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { address: prefix(4), network: prefix(3) };
}

/** Returns the eight groups of an IPv6 address without leading zeros, so that all spellings of an address are equal. */
function ipv6Groups(address: string): string[] {
  const read = (text: string) => text.split(':').filter((group) => group !== '');
  const [head = '', tail] = address
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    })
    .split('::');
  const before = read(head);
  const after = tail === undefined ? [] : read(tail);
  const gap = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => parseInt(group, 16).toString(16));
}
