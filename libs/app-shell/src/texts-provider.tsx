import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

interface Props {
  /** What `createTexts` has made. */
  texts: i18n;
  children: ReactNode;
}

/** Gives all components inside it their texts (`useTranslation`), and draws them again in each new language. */
export function TextsProvider({ texts, children }: Props) {
  return (
    <I18nextProvider i18n={texts}>
      <Listening>{children}</Listening>
    </I18nextProvider>
  );
}

/** The one component that listens to the texts. */
function Listening({ children }: Pick<Props, 'children'>) {
  const { t, i18n } = useTranslation();
  const translation = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
