import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeBuiltApp } from '../testing/built-app.ts';
import { readSites, type SiteSettings } from './site-settings.ts';

const apps = mkdtempSync(path.join(tmpdir(), 'lykta-apps-'));
for (const app of ['child', 'answers-viewer']) writeBuiltApp(path.join(apps, app, 'dist'));
afterAll(() => rmSync(apps, { recursive: true }));

const ORIGINS = {
  child: ['https://app.example.se', 'capacitor://localhost'],
  viewer: ['https://viewer.example.se'],
};
const SET = {
  LYKTA_API: 'https://api.example.se/',
  LYKTA_APPS: apps,
  LYKTA_ANDROID_APP: '',
  LYKTA_IOS_APP: '',
};

function read(set: Partial<SiteSettings> = {}, origins: Parameters<typeof readSites>[1] = ORIGINS) {
  const wrong: string[] = [];
  return { sites: readSites({ ...SET, ...set }, origins, wrong), wrong: wrong.join('\n') };
}

it('serves both apps under the first origin of each', () => {
  expect(read({ LYKTA_API: '' })).toEqual({ sites: null, wrong: '' });
  expect(read({ LYKTA_IOS_APP: 'A1B2C3D4E5.se.x' })).toEqual({
    wrong: '',
    sites: {
      api: 'https://api.example.se',
      child: {
        origin: 'https://app.example.se',
        folder: path.join(apps, 'child/dist'),
        beside: 'https://viewer.example.se',
      },
      viewer: {
        origin: 'https://viewer.example.se',
        folder: path.join(apps, 'answers-viewer/dist'),
        beside: 'https://app.example.se',
      },
      androidApp: null,
      iosApp: 'A1B2C3D4E5.se.x',
    },
  });
});

it.each([
  [{ LYKTA_APPS: '/nowhere' }, 'LYKTA_APPS: there is no built app in /nowhere/child'],
  [
    { LYKTA_API: 'https://app.example.se' },
    'LYKTA_API: the API and both apps need three different host names',
  ],
  [{ LYKTA_ANDROID_APP: 'se.x=AB:CD' }, 'LYKTA_ANDROID_APP: is not an id and a fingerprint'],
  [{ LYKTA_IOS_APP: 'se.x' }, 'LYKTA_IOS_APP: is not a team and an id'],
])('says of %j that it does not fit', (set, message) => {
  expect(read(set).wrong).toContain(message);
});

it('needs an origin of each app', () => {
  expect(read({}, { ...ORIGINS, viewer: [] }).wrong).toContain(
    'LYKTA_ORIGINS: names no origin of answers-viewer',
  );
});
