/** The PostgreSQL that all journeys share. It has a database for each worker (docs/decisions/0042). */
export interface Cluster {
  /** The folder of its socket. */
  host: string;
  /** The role that owns the tables, and the role of a running server. */
  owner: string;
  server: string;
  /** The folder of the servers' data. One secret for all: a copy of the template is read with the template's. */
  data: string;
}

/** The migrated database that the others are copied from. */
export const TEMPLATE = 'lykta';

/** The variable that tells the workers where it is, as JSON. */
export const CLUSTER = 'LYKTA_E2E_CLUSTER';

/** Returns it, in a worker. @throws where the run started none */
export function sharedCluster(): Cluster {
  const text = process.env[CLUSTER];
  if (!text) throw new Error('the run has no database for journeys (e2e/src/global-setup.ts)');
  return JSON.parse(text);
}

/** Returns the settings with which a server uses one database of the cluster. */
export function settingsFor({ host, owner, server, data }: Cluster, database: string): NodeJS.ProcessEnv {
  const as = (role: string) => `postgres://${role}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { LYKTA_DATA: data, LYKTA_DATABASE: as(server), LYKTA_DATABASE_OWNER: as(owner) };
}
