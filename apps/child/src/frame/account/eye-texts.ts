import { useTranslation } from '@lykta/app-shell';

/** Texts of the eye button of a password field. */
export function useEyeTexts(): { show: string; hide: string } {
  const { t } = useTranslation();
  return { show: t('account.password.show'), hide: t('account.password.hide') };
}
