import { AppColumn, LanguageMenu, LinkButton, StartScene } from '@lykta/ui';
import { languageChoices, languageOf } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { FilmButton } from '../../frame/film/film-button.tsx';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { LeaveFast } from '../../frame/screen/leave-fast.tsx';
import { pendingCodes } from '../../frame/storage/codes.ts';
import { useTitleFocus } from '../../frame/screen/use-title-focus.ts';

/** The start page for signed-out visitors (docs/product.md §2, /). */
export function StartScreen() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  useTitleFocus();
  const chooseCode = (code: string) => {
    const known = languageOf(code);
    if (known) choose(known);
  };
  return (
    <AppColumn look="start">
      <StartScene
        brand={t('frame.brand')}
        language={
          <LanguageMenu
            label={t('start.language')}
            languages={languageChoices}
            value={language}
            onChoose={chooseCode}
          />
        }
        film={
          <FilmButton film="explainer" note={t('start.film.note')}>
            {t('start.film')}
          </FilmButton>
        }
        title={t('start.title')}
        intro={pendingCodes().length > 0 ? t('start.invited') : t('start.intro')}
        actions={
          <>
            <LinkButton href={paths.login}>{t('start.login')}</LinkButton>
            <LinkButton look="secondary" href={paths.create}>
              {t('start.create')}
            </LinkButton>
          </>
        }
        emergency={t('start.emergency')}
        more={
          <LinkButton look="text" size="small" href={paths.try}>
            {t('start.try')}
          </LinkButton>
        }
        exit={<LeaveFast />}
      />
    </AppColumn>
  );
}
