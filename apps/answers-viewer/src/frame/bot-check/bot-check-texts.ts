import type { BotCheckTexts } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

/** Every word of the bot-check (docs/product.md §8, Bot-check). */
export function useBotCheckTexts(): BotCheckTexts {
  const { t } = useTranslation();
  return {
    label: t('bot-check.label'),
    verifying: t('bot-check.verifying'),
    verified: t('bot-check.verified'),
    error: t('bot-check.error'),
    expired: t('bot-check.expired'),
    required: t('bot-check.required'),
    enterCode: t('bot-check.enter-code'),
    enterCodeAria: t('bot-check.enter-code-heard'),
    codeImage: t('bot-check.code-image'),
    playAudio: t('bot-check.play'),
    reload: t('bot-check.reload'),
    verify: t('bot-check.verify'),
    loading: t('frame.loading'),
  };
}
