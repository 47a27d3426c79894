import {
  checkedCall,
  failureOf,
  useLazyStaffBotCheckChallengeQuery,
  useVerifyStaffBotCheckMutation,
} from '@lykta/api';
import type { StaffBotCheckPurpose } from '@lykta/domain';
import { BotCheck, botCheckTexts, type BotCheckHandle } from '@lykta/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation();
  /** The one that had the box shown; the box keeps the later ones. */
  const [first, setFirst] = useState<string>();
  const widget = useRef<BotCheckHandle>(null);
  const [fetchChallenge] = useLazyStaffBotCheckChallengeQuery();
  const [verify] = useVerifyStaffBotCheckMutation();
  return {
    isAsked: first !== undefined,
    field: first !== undefined && (
      <BotCheck
        ref={widget}
        challenge={(ticket = first) => fetchChallenge({ purpose, ticket }).unwrap()}
        verify={(attempt) => verify(attempt).unwrap()}
        texts={botCheckTexts((id) => t(id))}
      />
    ),
    call: async (make) => {
      try {
        return await checkedCall(widget.current, make);
      } catch (error) {
        const ticket = failureOf(error).problem?.ticket;
        setFirst((known) => known ?? ticket);
        throw error;
      }
    },
  };
}
