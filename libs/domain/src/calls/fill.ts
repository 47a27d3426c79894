import type { CallName } from '../contract.ts';
import type { PathParams } from './input.ts';
import { filledPath } from './parts.ts';

declare const filled: unique symbol;
/** A call with its parameters filled in, such as one child's account. */
export type FilledCall = string & { readonly [filled]: true };

/** Fills in a call's parameters, for tests and stories: `fill(REVOKE_SHARE, { id: 'one' })`. */
export function fill<Name extends CallName>(name: Name, params: PathParams<Name>): FilledCall {
  return filledPath(name, params) as FilledCall;
}
