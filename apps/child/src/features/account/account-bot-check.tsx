import { useBotCheckOnQuery, useLazyBotCheckChallengeQuery, useVerifyBotCheckMutation } from '@lykta/api';
import type { BotCheckPurpose } from '@lykta/domain';
import { BotCheck, type BotCheckHandle } from '@lykta/ui';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useBotCheckTexts } from './bot-check-texts.ts';

/** What a form asks before it is sent; undefined where the server has the check off. */
export interface BotCheckSource {
  payload: () => Promise<string | undefined>;
  /** After a failed try: a solution is good once; the ticket of the failure carries how hard the next check is. */
  reset: (ticket?: string) => void;
}

interface Props {
  purpose: BotCheckPurpose;
  ref: Ref<BotCheckSource>;
}

/** The bot-check of an account form, where the server wants one (docs/product.md §4, §5). */
export function AccountBotCheck({ purpose, ref }: Props) {
  const { data: wanted } = useBotCheckOnQuery(purpose);
  const [fetchChallenge] = useLazyBotCheckChallengeQuery();
  const [verify] = useVerifyBotCheckMutation();
  const widget = useRef<BotCheckHandle>(null);
  const ticket = useRef<string>(undefined);
  const texts = useBotCheckTexts();

  useImperativeHandle(ref, () => ({
    payload: () => widget.current?.payload() ?? Promise.resolve(undefined),
    reset: (next) => {
      ticket.current = next ?? ticket.current;
      widget.current?.reset();
    },
  }));

  if (wanted !== true) return null;
  return (
    <BotCheck
      ref={widget}
      challenge={() => fetchChallenge({ purpose, ticket: ticket.current }).unwrap()}
      verify={(attempt) => verify(attempt).unwrap()}
      texts={texts}
    />
  );
}
