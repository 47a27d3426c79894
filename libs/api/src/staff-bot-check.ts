import type { BotCheckChallenge, BotCheckVerdict, StaffBotCheckPurpose, VerifyBotCheck } from '@lykta/domain';
import type { z } from 'zod';
import { api } from './base.ts';

/** The bot-check of staff; a form shows it once a problem carried a ticket. */
export const staffBotCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A fresh challenge, as hard as the ticket of the failed try says. */
    staffBotCheckChallenge: build.query<BotCheckChallenge, { purpose: StaffBotCheckPurpose; ticket: string }>(
      {
        query: (asked) => `staff/challenge?${new URLSearchParams(asked).toString()}`,
        keepUnusedDataFor: 0,
      },
    ),
    /** Has the code verified that somebody read or heard. */
    verifyStaffBotCheck: build.mutation<z.infer<typeof BotCheckVerdict>, z.input<typeof VerifyBotCheck>>({
      query: (body) => ({ url: 'staff/challenge/verify', method: 'POST', body }),
    }),
  }),
});

export const { useLazyStaffBotCheckChallengeQuery, useVerifyStaffBotCheckMutation } = staffBotCheckApi;
