import { CLOSE_SITTING, JOIN_SITTING, READ_SITTING, SAVE_SITTING, SEND_SITTING } from '@lykta/domain/calls';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { api } from './base.ts';
import { fitsKeepalive } from './keepalive.ts';

/** A call of a sitting names itself by its own token, also where a child is signed in. */
const by = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls of the device on which a worker and a child answer one form together. */
const sittingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Opens the form of a code, which is used up: 404 `code-not-found` for a wrong one. */
    joinSitting: build.mutation<ReplyOf<typeof JOIN_SITTING>, string>({
      query: (code) => ({ call: JOIN_SITTING, body: { code } }),
    }),
    /** The one form, and what was answered so far; 401 `link-expired` once it is over, as all calls below. */
    sitting: build.query<ReplyOf<typeof READ_SITTING>, string>({
      query: (token) => ({ call: READ_SITTING, headers: by(token) }),
      keepUnusedDataFor: 0,
    }),
    saveSitting: build.mutation<
      ReplyOf<typeof SAVE_SITTING>,
      { token: string; content: BodyOf<typeof SAVE_SITTING> }
    >({
      query: ({ token, content }) => ({
        call: SAVE_SITTING,
        body: content,
        headers: by(token),
        keepalive: fitsKeepalive(content),
      }),
    }),
    sendSitting: build.mutation<ReplyOf<typeof SEND_SITTING>, string>({
      query: (token) => ({ call: SEND_SITTING, body: {}, headers: by(token) }),
    }),
    /** Closes the form: what was answered and not sent is gone. */
    closeSitting: build.mutation<ReplyOf<typeof CLOSE_SITTING>, string>({
      query: (token) => ({ call: CLOSE_SITTING, headers: by(token) }),
    }),
  }),
});

export const {
  useJoinSittingMutation,
  useSittingQuery,
  useSaveSittingMutation,
  useSendSittingMutation,
  useCloseSittingMutation,
} = sittingsApi;
