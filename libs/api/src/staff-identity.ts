import { FINISH_IDENTITY, LIST_PROVIDERS, START_IDENTITY } from '@lykta/domain/calls';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { api } from './base.ts';

/** Calls for signing in at an organisation's own identity provider. */
const staffIdentityApi = api.injectEndpoints({
  endpoints: (build) => ({
    identityProviders: build.query<ReplyOf<typeof LIST_PROVIDERS>, void>({
      query: () => ({ call: LIST_PROVIDERS }),
    }),
    /** Returns the address where the browser signs in. */
    startIdentity: build.mutation<ReplyOf<typeof START_IDENTITY>, BodyOf<typeof START_IDENTITY>>({
      query: (body) => ({ call: START_IDENTITY, body }),
    }),
    /** Signs in with the query with which the provider sent the browser back. */
    finishIdentity: build.mutation<ReplyOf<typeof FINISH_IDENTITY>, BodyOf<typeof FINISH_IDENTITY>>({
      query: (body) => ({ call: FINISH_IDENTITY, body }),
    }),
  }),
});

export const { useIdentityProvidersQuery, useStartIdentityMutation, useFinishIdentityMutation } =
  staffIdentityApi;
