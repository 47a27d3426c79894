import { failureOf, useLazyStaffBotCheckChallengeQuery, useVerifyStaffBotCheckMutation } from '@lykta/api';
import type { StaffBotCheckPurpose } from '@lykta/domain';
import { BotCheck, type BotCheckHandle } from '@lykta/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useBotCheckTexts } from './bot-check-texts.ts';

interface AskedBotCheck {
  /** The server asks for the check. Its own box waits to be solved, so the form is then sent without asking the browser. */
  isAsked: boolean;
  /** Stands in the form; nothing until the server asks for the check. */
  field: ReactNode;
  /**
   * Makes a call, with a solved check where the server asks for one.
   * @throws what the call, or the check, failed with
   */
  call: <Reply>(make: (altcha: string | undefined) => Promise<Reply>) => Promise<Reply>;
}

/** The bot-check of a form of staff: a problem that carries a ticket says that the next try needs it. */
export function useBotCheck(purpose: StaffBotCheckPurpose): AskedBotCheck {
  const [ticket, setTicket] = useState<string>();
  const widget = useRef<BotCheckHandle>(null);
  const [fetchChallenge] = useLazyStaffBotCheckChallengeQuery();
  const [verify] = useVerifyStaffBotCheckMutation();
  const texts = useBotCheckTexts();
  return {
    isAsked: ticket !== undefined,
    field: ticket !== undefined && (
      <BotCheck
        ref={widget}
        challenge={() => fetchChallenge({ purpose, ticket }).unwrap()}
        verify={(attempt) => verify(attempt).unwrap()}
        texts={texts}
      />
    ),
    call: async (make) => {
      try {
        return await make(await widget.current?.payload());
      } catch (error) {
        const next = failureOf(error).problem?.ticket;
        if (next !== undefined) setTicket(next);
        // A solution is good once.
        widget.current?.reset();
        throw error;
      }
    },
  };
}
