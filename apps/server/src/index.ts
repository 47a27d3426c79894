export { buildApp, type AppOptions } from './app.ts';
export { startBackground, type Background } from './background.ts';
export { systemClock, type Clock } from './clock.ts';
export { ConfigError, describeConfig, loadConfig, type Config } from './config.ts';
export { openDatabase, openPool, type Db, type OpenDatabase } from './database/connect.ts';
export type { App } from './fastify.ts';
export { openEmbedded, type EmbeddedPostgres } from './database/embedded.ts';
export { EmbeddedUnavailable } from './database/postgres-binaries.ts';
export type { Database } from './database/schema.ts';
