import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuiltApp } from './built-app.ts';
import { openTestServer } from './test-server.ts';
import { portOf } from './port-of.ts';

export const APP = 'app.kommun.example';
export const VIEWER = 'viewer.kommun.example';
export const API = 'api.kommun.example';
export const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

/** A server that listens with the API and both apps, each under its own host name. */
export interface ServedSites {
  port: number;
  logs: string[];
  /** Does the first step of a stop: it leaves, and serves on. */
  leave(): void;
  close(): Promise<void>;
}

/** Starts it with small apps in the place of the built ones. */
export async function serveSites({ logFiles = false } = {}): Promise<ServedSites> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lykta-sites-'));
  const site = (host: string, beside: string) => ({
    origin: `https://${host}`,
    beside: `https://${beside}`,
    folder: writeBuiltApp(path.join(folder, host)),
  });
  const server = await openTestServer({
    logFiles,
    contact: 'hej@kommun.example',
    origins: { child: [`https://${APP}`], viewer: [`https://${VIEWER}`] },
    sites: {
      api: `https://${API}`,
      child: site(APP, VIEWER),
      viewer: site(VIEWER, APP),
      androidApp: { id: 'se.kommun.lykta', fingerprints: [FINGERPRINT] },
      iosApp: 'A1B2C3D4E5.se.kommun.lykta',
    },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: portOf(server.app.server),
    logs: server.logs,
    leave: () => server.app.leaving.begin(),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
