import { can, wholeLanguage, wholeLanguageChoices } from '@lykta/domain';
import { type Theme, themeOf, themes, useLanguage, useTranslation } from '@lykta/app-shell';
import { api, useMailSettingQuery, useOrganisationQuery, useStaffSignOutMutation } from '@lykta/api';
import { Button, FormError, LogoutIcon, Panel, PanelBody, PanelHead, Segmented, Switch } from '@lykta/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../../frame/loading.tsx';
import { rememberShortcuts, shortcutsAreOn } from '../../frame/shortcuts/setting.ts';
import { useStaff } from '../../frame/staff.ts';
import { applyTheme, rememberedTheme } from '../../frame/theme.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { showLanguage } from '../../i18n.ts';
import { ChangePassword } from './change-password.tsx';
import { DailyMail } from './daily-mail.tsx';
import { OrganisationSettings } from './organisation-settings.tsx';
import styles from './settings.module.css';

const themeId = {
  system: 'settings.theme.system',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
} as const satisfies Record<Theme, string>;

/** The member's settings and, for admins, those of the organisation. */
export function Settings() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [theme, setTheme] = useState(rememberedTheme);
  const [shortcuts, setShortcuts] = useState(shortcutsAreOn);
  usePageTitle(t('settings.title'));
  return (
    <Panel>
      <PanelHead title={t('settings.title')} />
      <PanelBody>
        <div className={styles.sections}>
          <section>
            <h2>{t('settings.look')}</h2>
            <p aria-hidden="true">{t('frame.language')}</p>
            <Segmented
              label={t('frame.language')}
              size="compact"
              options={wholeLanguageChoices.map(({ code, label }) => ({ value: code, label }))}
              value={language}
              onChoose={(code) => void showLanguage(i18n, wholeLanguage(code))}
            />
            <p aria-hidden="true">{t('settings.theme')}</p>
            <Segmented
              label={t('settings.theme')}
              size="compact"
              options={themes.map((value) => ({ value, label: t(themeId[value]) }))}
              value={theme}
              onChoose={(value) => {
                const chosen = themeOf(value);
                applyTheme(chosen);
                setTheme(chosen);
              }}
            />
            <Switch
              label={t('settings.shortcuts')}
              help={t('settings.shortcuts.help')}
              checked={shortcuts}
              onCheck={(on) => {
                rememberShortcuts(on);
                setShortcuts(on);
              }}
            />
          </section>
          <Saved />
        </div>
      </PanelBody>
    </Panel>
  );
}

/**
 * What the server keeps, and the sections below it. They are drawn together when all has come: a part that came later
 * would move what is below it.
 */
function Saved() {
  const staff = useStaff();
  const isAdmin = can(staff.role, 'manage-organisation');
  const mail = useMailSettingQuery();
  const organisation = useOrganisationQuery(undefined, { skip: !isAdmin });
  if (mail.isLoading || organisation.isLoading) return <Loading parts={['text']} />;
  return (
    <>
      <DailyMail />
      {isAdmin && <OrganisationSettings />}
      {!staff.identity && <ChangePassword />}
      <Everywhere />
    </>
  );
}

/** Signs out on all devices. */
function Everywhere() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [signOut, { error, isLoading }] = useStaffSignOutMutation();
  const leave = async () => {
    const { error: refusal } = await signOut({ everywhere: true });
    if (refusal) return;
    await navigate('/sign-in', { replace: true });
    dispatch(api.util.resetApiState());
  };
  return (
    <section>
      <h2>{t('settings.sign-in')}</h2>
      <p>{t('settings.everywhere.help')}</p>
      {error && <FormError>{failureText(error)}</FormError>}
      <Button
        look="secondary"
        size="compact"
        fit
        icon={LogoutIcon}
        busy={isLoading}
        onClick={() => void leave()}
      >
        {t('settings.everywhere')}
      </Button>
    </section>
  );
}
