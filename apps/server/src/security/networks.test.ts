import { describe, expect, it } from 'vitest';
import { placeOf } from './networks.ts';

describe('the place of an address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b::/64', '2001:db8:a::/48'],
    ['2001:0DB8:000a:b::9', '2001:db8:a:b::/64', '2001:db8:a::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['something else', 'something else', 'something else'],
  ])('%s', (typed, address, network) => {
    expect(placeOf(typed)).toEqual({ address, network });
  });
});
