import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { APP, FINGERPRINT, serveSites, VIEWER, type ServedSites } from '../testing/served-sites.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites();
});
afterAll(() => served.close());

const get = (host: string, url: string) => ask(served.port, host, url);

describe('what is well known', () => {
  it('names the contact of this installation, not of the build', async () => {
    const text = (await get(VIEWER, '/.well-known/security.txt')).body.toString();
    expect(text).toContain('Contact: mailto:hej@kommun.example');
    expect(text).toContain('Expires: ');
  });

  it('leads to the page where the password is changed', async () => {
    const at = async (host: string) => (await get(host, '/.well-known/change-password')).headers.location;
    expect(await at(APP)).toBe('/settings/password');
    expect(await at(VIEWER)).toBe('/settings');
  });

  it('lets the shells open links of the child app, and of no other', async () => {
    const android = JSON.parse((await get(APP, '/.well-known/assetlinks.json')).body.toString());
    expect(android).toMatchObject([
      { target: { package_name: 'se.kommun.lykta', sha256_cert_fingerprints: [FINGERPRINT] } },
    ]);
    const ios = await get(APP, '/.well-known/apple-app-site-association');
    expect(ios.headers['content-type']).toContain('application/json');
    expect(ios.body.toString()).toContain('A1B2C3D4E5.se.kommun.lykta');
    for (const file of ['assetlinks.json', 'apple-app-site-association', 'nothing']) {
      expect((await get(VIEWER, `/.well-known/${file}`)).status, file).toBe(404);
    }
  });
});
