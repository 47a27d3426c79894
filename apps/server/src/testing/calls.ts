import { addressOf, type Target } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { childExamples } from './calls/child.ts';
import { draftExamples } from './calls/drafts.ts';
import type { Example } from './calls/example.ts';
import { staffExamples } from './calls/staff.ts';
import type { World } from './world.ts';

/** A request that succeeds for allowed callers. */
export interface Call extends Pick<Example<CallName>, 'body' | 'owners'> {
  url: string;
}

/** One example of every call of the contract. The authorization, fuzz and canary tests make each of them. */
const examples: { [Name in CallName]: (world: World) => Example<Name> } = {
  ...childExamples,
  ...staffExamples,
  ...draftExamples,
};

/** The names of all calls that have an example. */
export const exampleNames = Object.keys(examples);

/** Returns the example of a call, named as in the route table. */
export function exampleOf(name: string, world: World): Call {
  const known = name as CallName;
  const { body, owners, ...target } = examples[known](world);
  return { url: addressOf(known, target as Target<CallName>), body, owners };
}
