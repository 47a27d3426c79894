import type { Invitation } from '@lykta/domain';
import { api } from './base.ts';
import { failureOf } from './failure.ts';
import { invitationsApi } from './invitations.ts';

/** Which invitation to decide on: the one with this code; else the pending one with this id, or the first. */
interface NextInvitation {
  code?: string;
  asked?: string;
  /** Counts the decisions, so that each one asks the server anew. */
  turn: number;
}

const once = { subscribe: false, forceRefetch: true };

/** Finds the next invitation. No tag belongs to it: it stays on the screen until the child has decided. */
const nextInvitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    nextInvitation: build.query<Invitation | null, NextInvitation>({
      queryFn: async ({ code, asked }, { dispatch }) => {
        const { invitations, invitationByCode } = invitationsApi.endpoints;
        try {
          if (code !== undefined)
            return { data: await dispatch(invitationByCode.initiate(code, once)).unwrap() };
          const { pending } = await dispatch(invitations.initiate(undefined, once)).unwrap();
          const found = asked === undefined ? pending[0] : pending.find(({ id }) => id === asked);
          return { data: found ?? null };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useNextInvitationQuery } = nextInvitationApi;
