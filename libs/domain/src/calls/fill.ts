import type { CallName } from '../contract.ts';
import { filledPath } from './parts.ts';

/** The parameters in a path: `:id` and `:request` in `/invitations/:id/requests/:request`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

declare const filled: unique symbol;
/** A call with its parameters filled in, such as one child's account. */
export type FilledCall = string & { readonly [filled]: true };

/** Fills in a call's parameters, for tests and stories: `fill(REVOKE_SHARE, { id: 'one' })`. */
export function fill<Name extends CallName>(
  name: Name,
  params: Readonly<Record<ParamOf<Name>, string | number>>,
): FilledCall {
  return filledPath(name, params) as FilledCall;
}
