import { useLanguage as useShownLanguage, useTranslation } from '@lykta/app-shell';
import type { Language } from '@lykta/domain';
import { useEffect, useEffectEvent } from 'react';
import { showLanguage } from '../i18n.ts';
import { languageLeaves } from './reminders/spoken.ts';
import { changeSettings } from './storage/settings.ts';

declare global {
  interface Window {
    /** Chosen on the prerendered page before the app had loaded (boot/drawn-page.ts). */
    lyktaLanguage?: Language;
  }
}

/** The current language, and a function to change it on this device. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const now = useShownLanguage();
  const choose = (language: Language) => {
    if (language !== now) languageLeaves(now);
    changeSettings({ language });
    void showLanguage(i18n, language).catch(() => undefined);
  };
  return { language: now, choose };
}

/** Stores the language chosen on the prerendered page, which the app has now replaced. */
export function useEarlyLanguage(): void {
  const { choose } = useLanguage();
  const keep = useEffectEvent(() => {
    if (window.lyktaLanguage) choose(window.lyktaLanguage);
    delete window.lyktaLanguage;
  });
  useEffect(() => keep(), []);
}
