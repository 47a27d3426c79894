import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it('carries the key, whatever it is made of', () => {
  expect(linkAddress('k3y', 'https://app.lykta.example')).toBe('https://app.lykta.example/shared#token=k3y');
  expect(linkAddress('a&b', 'http://localhost:4200')).toBe('http://localhost:4200/shared#token=a%26b');
});
