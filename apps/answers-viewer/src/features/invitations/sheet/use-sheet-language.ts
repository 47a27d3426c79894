import { useLanguage, useTranslation } from '@lykta/app-shell';
import { wholeLanguage } from '@lykta/domain';
import { useToast } from '@lykta/ui';
import { useState } from 'react';
import { loadTexts } from '../../../i18n.ts';

/** The language of the sheet: at first the member's own. */
export function useSheetLanguage() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const own = wholeLanguage(useLanguage());
  const [language, setLanguage] = useState(own);
  const choose = (code: string) => {
    const wanted = wholeLanguage(code);
    loadTexts(i18n, wanted).then(
      () => setLanguage(wanted),
      () => toast(t('error.offline'), 'bad'),
    );
  };
  return [language, choose] as const;
}
