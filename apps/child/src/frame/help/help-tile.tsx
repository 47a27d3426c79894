import { CloseIcon, IconButton, SupportIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../paths.ts';
import styles from './help-tile.module.css';

interface Props {
  /** Category of the support directory. */
  help: string;
  onClose: () => void;
}

/** A calm offer of help after a hard feeling. The child can close it, and it never blocks anything. */
export function HelpTile({ help, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.help}>
      <Tile icon={SupportIcon} tone="clay" href={paths.supportOf(help)} note={t('mood.help.note')}>
        {t('mood.help')}
      </Tile>
      <IconButton icon={CloseIcon} label={t('mood.help.close')} onClick={onClose} />
    </div>
  );
}
