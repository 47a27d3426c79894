import { useBotCheckOnQuery, useLazyBotCheckChallengeQuery, useVerifyBotCheckMutation } from '@lykta/api';
import type { BotCheckPurpose } from '@lykta/domain';
import { BotCheck, botCheckTexts, type BotCheckHandle } from '@lykta/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  purpose: BotCheckPurpose;
  /** The widget; its `current` is null while the server has the check switched off. */
  ref: Ref<BotCheckHandle>;
}

/** The bot check of an account form, shown when the server requires it (docs/product.md §4, §5). */
export function AccountBotCheck({ purpose, ref }: Props) {
  const { t } = useTranslation();
  const { data: wanted } = useBotCheckOnQuery(purpose);
  const [fetchChallenge] = useLazyBotCheckChallengeQuery();
  const [verify] = useVerifyBotCheckMutation();
  if (wanted !== true) return null;
  return (
    <BotCheck
      ref={ref}
      challenge={(ticket) => fetchChallenge({ purpose, ticket }).unwrap()}
      verify={(attempt) => verify(attempt).unwrap()}
      texts={botCheckTexts((id) => t(id))}
    />
  );
}
