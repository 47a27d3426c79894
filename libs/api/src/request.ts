import type { CallName, Contract } from '@lykta/domain/contract';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { z } from 'zod';

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

type RequestOf<Name extends CallName> = { call: Name } & Taken<Name, 'params'> &
  Taken<Name, 'querystring'> &
  Taken<Name, 'body'> &
  Omit<FetchArgs, 'url' | 'method' | 'params' | 'body'>;

/** What an endpoint sends: the name of a call, and what the contract says that this call takes. */
export type CallRequest = { [Name in CallName]: RequestOf<Name> }[CallName];

/** The body that a call takes. */
export type BodyOf<Name extends CallName> = RequestOf<Name>['body'];

/** What a call replies; null if the reply has no body. */
export type ReplyOf<Name extends CallName> = Contract[Name]['schema'] extends {
  response: { 200: infer Schema extends z.ZodType };
}
  ? z.output<Schema>
  : null;
