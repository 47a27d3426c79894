import { Brand, LanguageMenu, LinkButton, PhoneIcon, QuickExit, StartScene } from '@lykta/ui';
import { languages } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { languageNames, useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { NEUTRAL_SITE } from '../../frame/screen/neutral-site.ts';
import { useTitleFocus } from '../../frame/screen/use-title-focus.ts';

/** The first page of everybody who is not signed in (docs/product.md §2, /). */
export function StartScreen() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  useTitleFocus();
  const chooseCode = (code: string) => {
    const known = languages.find((one) => one === code);
    if (known) choose(known);
  };
  return (
    <StartScene
      brand={<Brand>{t('frame.brand')}</Brand>}
      language={
        <LanguageMenu
          label={t('start.language')}
          languages={languageNames}
          value={language}
          onChoose={chooseCode}
        />
      }
      title={t('start.title')}
      intro={t('start.intro')}
      actions={
        <>
          <LinkButton href={paths.login}>{t('start.login')}</LinkButton>
          <LinkButton look="secondary" href={paths.create}>
            {t('start.create')}
          </LinkButton>
        </>
      }
      emergency={
        <LinkButton look="text" href="tel:112" icon={PhoneIcon}>
          {t('start.emergency')}
        </LinkButton>
      }
      exit={<QuickExit site={NEUTRAL_SITE}>{t('frame.exit')}</QuickExit>}
    />
  );
}
