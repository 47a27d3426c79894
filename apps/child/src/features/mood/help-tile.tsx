import { CloseIcon, IconButton, SupportIcon, Tile } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import styles from './mood.module.css';

interface Props {
  /** The category of the support directory. */
  help: string;
}

/** A calm way to help after a hard feeling. It can be closed, and it never stands in the way. */
export function HelpTile({ help }: Props) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={styles.help}>
      <Tile icon={SupportIcon} tone="clay" href={paths.supportOf(help)} note={t('mood.help.note')}>
        {t('mood.help')}
      </Tile>
      <IconButton icon={CloseIcon} label={t('mood.help.close')} onClick={() => setClosed(true)} />
    </div>
  );
}
