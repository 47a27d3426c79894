import type { Connection } from '../database/connect.ts';
import type { Services } from '../services.ts';

/**
 * An operator's command.
 * @param argument the word after its name
 * @param owner how the role that owns the tables reaches the database
 * @returns what is printed
 */
export type Command = (
  services: Services,
  argument: string | undefined,
  owner: Connection,
) => Promise<string>;
