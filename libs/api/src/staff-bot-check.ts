import type { StaffBotCheckPurpose } from '@lykta/domain';
import { READ_STAFF_CHALLENGE, VERIFY_STAFF_CHALLENGE } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the bot-check of staff; a form shows it after an error reply with a ticket. */
const staffBotCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a new challenge; the ticket of the failed try sets its difficulty. */
    staffBotCheckChallenge: build.query<
      ReplyOf<typeof READ_STAFF_CHALLENGE>,
      { purpose: StaffBotCheckPurpose; ticket: string }
    >({
      query: (querystring) => ({ call: READ_STAFF_CHALLENGE, querystring }),
      keepUnusedDataFor: 0,
    }),
    /** Verifies the CAPTCHA code that the person typed. */
    verifyStaffBotCheck: build.mutation<
      ReplyOf<typeof VERIFY_STAFF_CHALLENGE>,
      BodyOf<typeof VERIFY_STAFF_CHALLENGE>
    >({
      query: (body) => ({ call: VERIFY_STAFF_CHALLENGE, body }),
    }),
  }),
});

export const { useLazyStaffBotCheckChallengeQuery, useVerifyStaffBotCheckMutation } = staffBotCheckApi;
