import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Origins } from '../security/origins.ts';

/** How this server serves both apps, each under its own host name. */
export interface SitesConfig {
  /** The API's public origin, which the pages name. */
  api: string;
  child: SiteConfig;
  viewer: SiteConfig;
  /** The native shells whose links open them; null: none. */
  androidApp: { id: string; fingerprints: string[] } | null;
  iosApp: string | null;
}

/** One built app: its public origin and the folder of its files. */
export interface SiteConfig {
  origin: string;
  folder: string;
  /** The other app's origin. */
  beside: string;
}

/** The settings that say how the apps are served. */
export interface SiteSettings {
  LYKTA_API: string;
  LYKTA_APPS: string;
  LYKTA_ANDROID_APP: string;
  LYKTA_IOS_APP: string;
}

/** The folder of all apps, in a clone and in a package: this file is in `<apps>/server/src/sites`. */
const BESIDE = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads how the apps are served; null where this is the API alone.
 * @param wrong gets a line for each setting that does not fit
 */
export function readSites(set: SiteSettings, origins: Origins, wrong: string[]): SitesConfig | null {
  if (set.LYKTA_API === '') return null;
  const api = new URL(set.LYKTA_API).origin;
  const apps = set.LYKTA_APPS === '' ? BESIDE : path.resolve(set.LYKTA_APPS);
  const site = (origin: string | undefined, app: string): Omit<SiteConfig, 'beside'> => {
    const folder = path.join(apps, app, 'dist');
    if (origin === undefined) wrong.push(`LYKTA_ORIGINS: names no origin of ${app}, which is to be served`);
    if (!existsSync(path.join(folder, 'index.html'))) {
      wrong.push(`LYKTA_APPS: there is no built app in ${folder}`);
    }
    return { origin: origin ?? api, folder };
  };
  const child = site(origins.child[0], 'child');
  const viewer = site(origins.viewer[0], 'answers-viewer');
  const hosts = [api, child.origin, viewer.origin].map((origin) => new URL(origin).hostname);
  if (new Set(hosts).size < hosts.length) {
    wrong.push('LYKTA_API: the API and both apps need three different host names');
  }
  return {
    api,
    child: { ...child, beside: viewer.origin },
    viewer: { ...viewer, beside: child.origin },
    androidApp: readAndroidApp(set.LYKTA_ANDROID_APP, wrong),
    iosApp: readIosApp(set.LYKTA_IOS_APP, wrong),
  };
}

function readAndroidApp(text: string, wrong: string[]): SitesConfig['androidApp'] {
  if (text === '') return null;
  const [, id = '', keys = ''] = /^([\w.]+)=([\dA-F:,]+)$/.exec(text) ?? [];
  const fingerprints = keys.split(',');
  if (fingerprints.every((key) => /^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(key))) return { id, fingerprints };
  wrong.push('LYKTA_ANDROID_APP: is not an id and a fingerprint such as se.example.lykta=AB:CD:…');
  return null;
}

function readIosApp(text: string, wrong: string[]): string | null {
  if (text === '' || /^[A-Z\d]{10}\.[\w.-]+$/.test(text)) return text || null;
  wrong.push('LYKTA_IOS_APP: is not a team and an id such as A1B2C3D4E5.se.example.lykta');
  return null;
}
