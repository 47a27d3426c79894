import {
  checkedCall,
  useBotCheckOnQuery,
  useLazyBotCheckChallengeQuery,
  useLazyBotCheckOnQuery,
  useVerifyBotCheckMutation,
} from '@lykta/api';
import type { BotCheckPurpose } from '@lykta/domain';
import { BotCheck, botCheckTexts, type BotCheckHandle } from '@lykta/ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';

interface AccountBotCheck {
  /** Rendered in the form, above its button; empty when the server has the check switched off. */
  field: ReactNode;
  /**
   * Makes a call, with a solved check when the server requires one.
   * @throws the error of the call or of the check
   */
  call: <Reply>(make: (altcha: string | undefined) => Promise<Reply>) => Promise<Reply>;
}

/** The bot check of an account form (docs/product.md §4, §5). */
export function useBotCheck(purpose: BotCheckPurpose): AccountBotCheck {
  const { t } = useTranslation();
  const { data: wanted, isError } = useBotCheckOnQuery(purpose);
  const [askServer] = useLazyBotCheckOnQuery();
  const [fetchChallenge] = useLazyBotCheckChallengeQuery();
  const [verify] = useVerifyBotCheckMutation();
  const widget = useRef<BotCheckHandle>(null);
  return {
    // It stands there before the server has answered: the button below must not move under a finger.
    field: wanted !== false && !isError && (
      <BotCheck
        ref={widget}
        challenge={(ticket) => fetchChallenge({ purpose, ticket }).unwrap()}
        verify={(attempt) => verify(attempt).unwrap()}
        texts={botCheckTexts((id) => t(id))}
      />
    ),
    call: async (make) => {
      // A press may come before the server's answer: it waits for it. Without one, the call itself says what is wrong.
      const { data: on } = await askServer(purpose, true);
      return checkedCall(on === true ? widget.current : null, make);
    },
  };
}
