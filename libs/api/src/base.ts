import { filledPath, partsOf, SIGN_OUT } from '@lykta/domain/calls';
import { createApi, fetchBaseQuery, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiAddress } from './address.ts';
import { askAgain } from './ask-again.ts';
import { asFailure, type ApiFailure } from './failure.ts';
import type { CallRequest } from './request.ts';
import {
  callerHeaders,
  deleteStoredSession,
  storeDevice,
  storeSession,
  type SessionEffect,
} from './session-keeper.ts';
import { sendSignOut } from './sign-out.ts';
import { fetchOrTake } from './started-calls.ts';

/** Metadata of a reply. */
export interface ReplyMeta {
  etag?: string;
}

const request = fetchBaseQuery({
  credentials: 'include',
  timeout: 20_000,
  fetchFn: fetchOrTake,
  prepareHeaders: async (headers) => {
    // An explicit header of the call (a reset token, a share token) has priority over the session's.
    for (const [name, value] of await callerHeaders()) if (!headers.has(name)) headers.set(name, value);
  },
});

/**
 * Sends a request: fills the parameters into the call's path, and determines the API's address now, because the page's
 * host may set it late.
 */
function send({ call, params, querystring, ...rest }: CallRequest, api: BaseQueryApi, extra: SessionEffect) {
  const { method, path } = partsOf(call);
  const url = apiAddress(document, window.location) + filledPath(path, params);
  return request({ ...rest, method, url, params: querystring }, api, extra);
}

/** Sends a stored sign-out to the server. @returns the failure if it could not be sent */
export function sendStoredSignOut(api: BaseQueryApi, extra: SessionEffect): Promise<ApiFailure | undefined> {
  return sendSignOut(async (body) => {
    const { error, meta } = await send({ call: SIGN_OUT, body }, api, extra);
    if (error) return asFailure(error, meta?.response?.headers);
    await deleteStoredSession();
    return undefined;
  });
}

/** Makes one call of the contract, and converts every failure to {@link ApiFailure}. */
const baseQuery: BaseQueryFn<CallRequest, unknown, ApiFailure, SessionEffect, ReplyMeta> = async (
  asked,
  api,
  extra,
) => {
  const unsent = await sendStoredSignOut(api, extra);
  if (unsent) return { error: unsent };
  const ask = async () => {
    const { error, meta, data } = await send(asked, api, extra);
    const headers = meta?.response?.headers;
    return { headers, data, error: error && asFailure(error, headers) };
  };
  const reads = partsOf(asked.call).method === 'GET';
  const reply = reads ? await askAgain(ask, ({ error }) => error) : await ask();
  const { headers, error } = reply;
  const etag = headers?.get('ETag') ?? undefined;
  if (error) {
    if (error.code === 'not-signed-in') await deleteStoredSession();
    return { error, meta: { etag } };
  }
  await storeDevice(headers);
  await storeSession(extra, reply.data);
  // What is frozen is not walked through by the store, which takes a slow phone 30 ms for a year of telling.
  return { data: Object.freeze(reply.data), meta: { etag } };
};

/** The only RTK Query API; each resource file adds its own tags and endpoints. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
