import { showTheme, themeOf, themes, useTranslation } from '@lykta/app-shell';
import { languageChoices, languageOf } from '@lykta/domain';
import { hasUnread } from '@lykta/languages';
import { Card, Segmented } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../frame/language.ts';
import { showTextSize } from '../../frame/layout/text-size.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useWaitingPage } from '../../frame/session/session.ts';
import { changeSettings, readSettings, textSizes } from '../../frame/storage/settings.ts';
import { Everywhere } from './everywhere.tsx';
import { Leaving } from './leaving.tsx';
import { OwnData } from './own-data/own-data.tsx';
import { LookSetting } from './look-setting.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { Safety } from './safety.tsx';
import styles from './settings.module.css';
import { UsernameForm } from './username-form.tsx';

interface Props {
  /** The switch for reminders. */
  reminders: ReactNode;
}

/** /settings: reminders, appearance and language, sign-in (docs/product.md §2). */
export function SettingsScreen({ reminders }: Props) {
  const { t } = useTranslation();
  useWaitingPage();
  const { language, choose } = useLanguage();
  const [theme, setTheme] = useState(() => readSettings().theme);
  const [textSize, setTextSize] = useState(() => readSettings().textSize);
  const chooseTheme = (value: string) => {
    const chosen = themeOf(value);
    setTheme(chosen);
    changeSettings({ theme: chosen });
    showTheme(chosen);
  };
  const chooseSize = (value: string) => {
    const chosen = textSizes.find((one) => String(one) === value) ?? 100;
    setTextSize(chosen);
    changeSettings({ textSize: chosen });
    showTextSize(chosen);
  };
  return (
    <Screen title={t('settings.title')} back={paths.myProfile}>
      {reminders}
      <Card className={styles.group}>
        <h2>{t('settings.language')}</h2>
        <Segmented
          label={t('settings.language')}
          options={languageChoices.map(({ code, label }) => ({ value: code, label }))}
          value={language}
          onChoose={(value) => choose(languageOf(value) ?? language)}
        />
        {hasUnread(language) && <p>{t('settings.language.unread')}</p>}
      </Card>
      <Card className={styles.group}>
        <h2>{t('settings.theme')}</h2>
        <Segmented
          label={t('settings.theme')}
          options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={theme}
          onChoose={chooseTheme}
        />
      </Card>
      <LookSetting />
      <Card className={styles.group}>
        <h2>{t('settings.text-size')}</h2>
        <Segmented
          label={t('settings.text-size')}
          options={textSizes.map((value) => ({
            value: String(value),
            label: t(`settings.text-size.${value}`),
          }))}
          value={String(textSize)}
          onChoose={chooseSize}
        />
      </Card>
      <ReadingSettings />
      <Safety />
      <UsernameForm />
      <OwnData />
      <Everywhere />
      <Leaving />
    </Screen>
  );
}
