import { divide, MOST_PARTS } from '../database/partitions.ts';
import { AdminError } from './admin-error.ts';
import type { Command } from './command.ts';

/** Divides the tables that grow with use (docs/scale.md says when that is worth it). */
export const divideCommand: Command = async (_services, argument, owner) => {
  const parts = Number(argument);
  if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS) {
    throw new AdminError(`say a number of parts from 1 (whole tables) to ${MOST_PARTS}`);
  }
  const rows = await divide(owner, parts);
  return `The tables are in ${parts} ${parts === 1 ? 'part' : 'parts'}; ${rows} rows were copied.`;
};
