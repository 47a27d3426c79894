import { CloseIcon, IconButton, MailIcon, Tile } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { useChild } from '../../frame/session/session.ts';
import { changeSettings, readSettings } from '../../frame/storage/settings.ts';
import styles from './home.module.css';

/** Offers once to verify the number; after a no the settings still have it (docs/product.md §4). */
export function VerifyTile() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const child = useChild();
  const [declined, setDeclined] = useState(() => readSettings().verify_declined);
  const decline = () => {
    changeSettings({ verify_declined: true });
    setDeclined(true);
  };
  if (child?.verified !== false || declined) return null;
  return (
    <div className={styles.offer}>
      <Tile
        icon={MailIcon}
        tone="heather"
        note={t('home.verify.note')}
        onClick={() => {
          // Counts as asked: a child who opens it and goes back is not asked again.
          decline();
          void navigate(paths.verify, { state: { backTo: paths.home } });
        }}
      >
        {t('home.verify')}
      </Tile>
      <IconButton icon={CloseIcon} label={t('home.verify.close')} onClick={decline} />
    </div>
  );
}
