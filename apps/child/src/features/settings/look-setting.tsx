import { Card, Segmented } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { showLook } from '../../frame/look/show-look.ts';
import { changeSettings, looks, readSettings } from '../../frame/storage/settings.ts';
import styles from './settings.module.css';

/** The usual look, or a calmer one for older children. */
export function LookSetting() {
  const { t, i18n } = useTranslation();
  const [look, setLook] = useState(() => readSettings().look);
  const choose = (value: string) => {
    const chosen = looks.find((one) => one === value) ?? 'usual';
    setLook(chosen);
    changeSettings({ look: chosen });
    // Without a network the look changes when the app is opened again.
    void showLook(chosen, i18n).catch(() => undefined);
  };
  return (
    <Card className={styles.group}>
      <h2>{t('settings.look')}</h2>
      <Segmented
        label={t('settings.look')}
        options={looks.map((value) => ({ value, label: t(`settings.look.${value}`) }))}
        value={look}
        onChoose={choose}
      />
      <p className={styles.help}>{t('settings.look.help')}</p>
    </Card>
  );
}
