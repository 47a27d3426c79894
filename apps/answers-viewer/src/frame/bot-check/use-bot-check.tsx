import {
  checkedCall,
  failureOf,
  useLazyStaffBotCheckChallengeQuery,
  useVerifyStaffBotCheckMutation,
} from '@lykta/api';
import type { StaffBotCheckPurpose } from '@lykta/domain';
import { BotCheck, botCheckTexts, type BotCheckHandle } from '@lykta/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';

interface AskedBotCheck {
  /**
   * The server requires the check. The form then needs `noValidate`, because the widget's checkbox is required and
   * solved only on submit.
   */
  isAsked: boolean;
  /** Rendered in the form; empty until the server requires the check. */
  field: ReactNode;
  /**
   * Makes a call, with a solved check when the server requires one.
   * @throws the error of the call or of the check
   */
  call: <Reply>(make: (altcha: string | undefined) => Promise<Reply>) => Promise<Reply>;
}

/** The bot check of a staff form: an error with a ticket means that the next attempt needs it. */
export function useBotCheck(purpose: StaffBotCheckPurpose): AskedBotCheck {
  const { t } = useTranslation();
  /** The ticket that first showed the widget; the widget keeps later ones. */
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
