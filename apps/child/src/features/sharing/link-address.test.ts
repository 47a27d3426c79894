import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

const page = (address: string) => new URL(address);

it('is the page’s own on the web', () => {
  expect(linkAddress('k3y', page('http://localhost:4200/beb/share'), 'http://localhost:9090')).toBe(
    'http://localhost:4200/shared?token=k3y',
  );
});

it.each(['https://localhost/', 'capacitor://localhost/'])(
  'is the app’s host in the native shell (%s)',
  (shell) => {
    const { protocol } = page(shell);
    const native = { origin: shell.slice(0, -1), protocol, hostname: 'localhost', port: '' };
    expect(linkAddress('k3y', native, 'https://api.lykta.example')).toBe(
      'https://app.lykta.example/shared?token=k3y',
    );
    expect(linkAddress('k3y', native, 'https://demo-api.lykta.example')).toBe(
      'https://demo-app.lykta.example/shared?token=k3y',
    );
  },
);
