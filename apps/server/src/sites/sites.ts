import type { RequestListener } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Leaving } from '../http/leaving.ts';
import type { Metrics } from '../http/metrics.ts';
import type { LogStream } from '../http/request-log.ts';
import type { Hosts } from './by-host.ts';
import { buildSite } from './site.ts';

/** What the sites share with the API. */
export interface SharedParts {
  config: Config;
  clock: Clock;
  metrics: Metrics;
  leaving: Leaving;
  logLevel: string;
  logStream?: LogStream;
}

const NO_SHELLS = { androidApp: null, iosApp: null };

/** Builds both apps' sites where this server has them; null where it is the API alone. */
export async function buildSites({ config, ...shared }: SharedParts): Promise<Hosts | null> {
  if (!config.sites) return null;
  const { api, child, viewer, androidApp, iosApp } = config.sites;
  const common = { ...shared, api, contact: config.contact, logFiles: config.logFiles };
  const shells = { androidApp, iosApp };
  const built = [
    { at: child, site: await buildSite(child, { ...common, passwordPage: '/settings/password', shells }) },
    {
      at: viewer,
      site: await buildSite(viewer, { ...common, passwordPage: '/settings', shells: NO_SHELLS }),
    },
  ];
  const nameOf = (origin: string) => new URL(origin).hostname;
  return {
    api: nameOf(api),
    sites: new Map(built.map(({ at, site }): [string, RequestListener] => [nameOf(at.origin), site.routing])),
    close: async () => {
      await Promise.all(built.map(({ site }) => site.close()));
    },
  };
}
