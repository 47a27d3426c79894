import type { Target } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import type { Actors, World } from '../world.ts';

/** A call that succeeds for allowed callers. */
export type Example<Name extends CallName> = Target<Name> & {
  body?: unknown;
  /** Whose data it names: for everybody else, also with the right policy, the data does not exist. */
  owners?: (keyof Actors)[];
};

/** Examples of some calls, by name. */
export type Examples = { [Name in CallName]?: (world: World) => Example<Name> };
