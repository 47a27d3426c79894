import {
  createApi,
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { apiAddress } from './address.ts';
import { asFailure, type ApiFailure } from './failure.ts';
import { callerHeaders, dropSession, noteDevice, noteSession, type SessionEffect } from './session-keeper.ts';
import { tellSignOut } from './sign-out.ts';
import { fetchOrTake } from './started-calls.ts';

/** What the server's reply said beside its body. */
export interface ReplyMeta {
  etag?: string;
}

const request = fetchBaseQuery({
  credentials: 'include',
  timeout: 20_000,
  fetchFn: fetchOrTake,
  prepareHeaders: async (headers) => {
    // A call that says by itself who makes it (a reset's token, a share's) keeps its own word.
    for (const [name, value] of await callerHeaders()) if (!headers.has(name)) headers.set(name, value);
  },
});

const addressOf = (path: string) => `${apiAddress(document, window.location)}/${path}`;

/** Tells the server of a sign-out that waits here. @returns why it could not be told */
export function tellWaitingSignOut(api: BaseQueryApi, extra: SessionEffect): Promise<ApiFailure | undefined> {
  return tellSignOut(async (body) => {
    const { error, meta } = await request(
      { url: addressOf('clients/logout'), method: 'POST', body },
      api,
      extra,
    );
    if (error) return asFailure(error, meta?.response?.headers);
    await dropSession();
    return undefined;
  });
}

/** One call: the address is looked up when it is made, and every failure becomes an {@link ApiFailure}. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiFailure, SessionEffect, ReplyMeta> = async (
  call,
  api,
  extra,
) => {
  const args = typeof call === 'string' ? { url: call } : call;
  const untold = await tellWaitingSignOut(api, extra);
  if (untold) return { error: untold };
  const reply = await request({ ...args, url: addressOf(args.url) }, api, extra);
  const headers = reply.meta?.response?.headers;
  const etag = headers?.get('ETag') ?? undefined;
  if (reply.error) {
    const error = asFailure(reply.error, headers);
    if (error.code === 'not-signed-in') await dropSession();
    return { error, meta: { etag } };
  }
  await noteDevice(headers);
  await noteSession(extra, reply.data);
  return { data: reply.data, meta: { etag } };
};

/** The one RTK Query api; each resource file adds its own tags and endpoints. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
