import { present } from '@lykta/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiAddress, apiAddressOf, environmentOf } from './address.ts';

describe('the address of the API', () => {
  test.each([
    ['localhost', 'http://localhost:9090'],
    ['127.0.0.1', 'http://127.0.0.1:9090'],
    ['dev-app.lykta.example', 'https://dev-api.lykta.example'],
    ['dev-viewer.lykta.example', 'https://dev-api.lykta.example'],
    ['demo-app.lykta.example', 'https://demo-api.lykta.example'],
    ['demo-viewer.lykta.example', 'https://demo-api.lykta.example'],
    ['app.lykta.example', 'https://api.lykta.example'],
    ['viewer.lykta.example', 'https://api.lykta.example'],
    ['lykta.kommun.example', 'https://api.lykta.kommun.example'],
    ['apps.lykta.example', 'https://api.apps.lykta.example'],
  ])('of a page on %s is %s', (host, address) => {
    expect(apiAddressOf(host)).toBe(address);
  });
});

describe('an address that the page states', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="lykta-api" content="https://api.egen.example/" />';
  });

  test('wins over the host', () => {
    expect(apiAddress(document, { protocol: 'https:', hostname: 'app.lykta.example' })).toBe(
      'https://api.egen.example',
    );
  });

  test('counts for nothing while nobody has filled it in', () => {
    present(document.querySelector('meta'), 'document.querySelector(’meta’)').content = '';
    expect(apiAddress(document, { protocol: 'https:', hostname: 'app.lykta.example' })).toBe(
      'https://api.lykta.example',
    );
  });
});

test.each([
  ['localhost', 'dev'],
  ['dev-app.lykta.example', 'dev'],
  ['demo-viewer.lykta.example', 'demo'],
  ['app.lykta.example', 'production'],
] as const)('a page on %s is in %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});
