import path from 'node:path';

/** The ports of the three parts. */
export const ports = { api: 9090, child: 4200, viewer: 4300 };

/** A service that runs until everything stops; it is ready when `ready` answers. */
export interface Service {
  name: string;
  command: string[];
  ready: string;
  /** Runs to its end before the service starts. */
  prepare?: string[];
}

/** Creates the demo organisation, its workers and children, and prints their accounts and where the data stays. */
export const seedCommand = ['apps/server/src/seed/main.ts'];

const serve = 'tools/src/start/serve-app.ts';

function app(name: string, folder: string, port: number, live: boolean): Service {
  const ready = `http://127.0.0.1:${port}/`;
  return live
    ? { name, command: [serve, folder, '--live'], ready }
    : {
        name,
        // Uses Nx, so that an unchanged app is not built again.
        prepare: ['node_modules/nx/dist/bin/nx.js', 'run', `@lykta/${path.basename(folder)}:build`],
        command: [serve, folder],
        ready,
      };
}

/** Returns the services, the apps in start order. `live`: the apps reload when their sources change. */
export function services(live: boolean): { server: Service; apps: Service[] } {
  return {
    server: {
      name: 'server',
      command: ['apps/server/src/main.ts'],
      ready: `http://127.0.0.1:${ports.api}/readyz`,
    },
    apps: [
      app('child', 'apps/child', ports.child, live),
      app('viewer', 'apps/answers-viewer', ports.viewer, live),
    ],
  };
}

/** The settings of a local demo (docs/operations.md); environment variables have priority. */
export function demoEnvironment(): NodeJS.ProcessEnv {
  const hosts = ['localhost', '127.0.0.1'];
  const origins = hosts.flatMap((host) => [
    `child=http://${host}:${ports.child}`,
    `viewer=http://${host}:${ports.viewer}`,
  ]);
  return {
    LYKTA_ENVIRONMENT: 'dev',
    LYKTA_STAFF_TOTP: 'off',
    LYKTA_PORT: String(ports.api),
    LYKTA_ORIGINS: origins.join(','),
    LYKTA_CONTACT: 'hej@lykta.example',
    ...process.env,
  };
}
