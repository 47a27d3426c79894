import { languageOf, REFERENCE, type Language } from '@lykta/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../i18n.ts';
import { languageLeaves } from './reminders/spoken.ts';
import { changeSettings } from './storage/settings.ts';

declare global {
  interface Window {
    /** Chosen on the drawn page, before the scripts had come (index.html). */
    lyktaLanguage?: Language;
  }
}

/** The language of the screen, and how to change it for this device. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const now: Language = languageOf(i18n.language) ?? REFERENCE;
  const choose = (language: Language) => {
    if (language !== now) languageLeaves(now);
    changeSettings({ language });
    void showLanguage(i18n, language).catch(() => undefined);
  };
  return { language: now, choose };
}

/** Keeps the language that was chosen on the drawn page, which this drawing took the place of. */
export function useEarlyLanguage(): void {
  const { choose } = useLanguage();
  const keep = useEffectEvent(() => {
    if (window.lyktaLanguage) choose(window.lyktaLanguage);
    delete window.lyktaLanguage;
  });
  useEffect(() => keep(), []);
}
