import type { Kysely } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The same connection without the types of today's tables, as migrations get it. */
export const untyped = (db: Db): Kysely<unknown> => db as unknown as Kysely<unknown>;
