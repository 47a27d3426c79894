import type { CallName, InputOf } from '@lykta/domain/contract';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';

type RequestOf<Name extends CallName> = { call: Name } & InputOf<Name> &
  Omit<FetchArgs, 'url' | 'method' | 'params' | 'body'>;

/** What an endpoint sends: the name of a call, and what the contract says that this call takes. */
export type CallRequest = { [Name in CallName]: RequestOf<Name> }[CallName];
