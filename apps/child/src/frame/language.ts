import type { Language } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../i18n.ts';
import { changeSettings } from './storage/settings.ts';

/** The languages in their own words. */
export const languageNames: { code: Language; label: string }[] = [
  { code: 'sv', label: 'Svenska' },
  { code: 'en', label: 'English' },
];

/** The language of the screen, and how to change it for this device. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const choose = (language: Language) => {
    changeSettings({ language });
    void showLanguage(i18n, language).catch(() => undefined);
  };
  return { language: i18n.language === 'en' ? 'en' : 'sv', choose };
}
