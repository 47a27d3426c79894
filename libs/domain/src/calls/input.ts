import type { z } from 'zod';
import type { CallName, Contract } from '../contract.ts';

/** Whether a part may be left out: an optional body, or a query of which nothing is required. */
type CanBeAbsent<Part extends string, Input> = undefined extends Input
  ? true
  : Part extends 'querystring'
    ? object extends Input
      ? true
      : false
    : false;

/** One part of what a call takes; undefined if the contract has no schema for it. */
type Taken<Name extends CallName, Part extends string> =
  Contract[Name]['schema'] extends Record<Part, infer Schema extends z.ZodType>
    ? CanBeAbsent<Part, z.input<Schema>> extends true
      ? { [part in Part]?: z.input<Schema> }
      : { [part in Part]: z.input<Schema> }
    : { [part in Part]?: undefined };

/** What the contract says that a call takes. */
export type InputOf<Name extends CallName> = Taken<Name, 'params'> &
  Taken<Name, 'querystring'> &
  Taken<Name, 'body'>;

/** The body that a call takes. */
export type BodyOf<Name extends CallName> = InputOf<Name>['body'];

/** What a call replies; null if the reply has no body. */
export type ReplyOf<Name extends CallName> = Contract[Name]['schema'] extends {
  response: { 200: infer Schema extends z.ZodType };
}
  ? z.output<Schema>
  : null;

/** The parameters in a path: `:id` and `:request` in `/invitations/:id/requests/:request`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** A value for every parameter in a call's path; none if the path has no parameters. */
export type PathParams<Name extends CallName> = Readonly<Record<ParamOf<Name>, string | number>>;

/** The field `params` of a call; absent if its path has no parameters. */
export type ParamsPart<Name extends CallName> =
  object extends PathParams<Name> ? { params?: undefined } : { params: PathParams<Name> };

/** What a test or a tool gives to a call: like {@link InputOf}, with numbers allowed in the path. */
export type CallInput<Name extends CallName> = ParamsPart<Name> & Omit<InputOf<Name>, 'params'>;
