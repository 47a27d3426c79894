import { CloseIcon, DownloadIcon, IconButton, Tile } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useInstall } from '../../frame/install/install-prompt.ts';
import { changeSettings, readSettings } from '../../frame/storage/settings.ts';
import styles from './home.module.css';

/** Offers to install Lykta on the home screen, until the child declines (docs/product.md §2, install-app prompt). */
export function InstallTile() {
  const { t } = useTranslation();
  const install = useInstall();
  const [declined, setDeclined] = useState(() => readSettings().install_declined);
  if (!install || declined) return null;
  return (
    <div className={styles.offer}>
      <Tile icon={DownloadIcon} tone="water" onClick={() => void install()} note={t('home.install.note')}>
        {t('home.install')}
      </Tile>
      <IconButton
        icon={CloseIcon}
        label={t('home.install.close')}
        onClick={() => {
          changeSettings({ install_declined: true });
          setDeclined(true);
        }}
      />
    </div>
  );
}
