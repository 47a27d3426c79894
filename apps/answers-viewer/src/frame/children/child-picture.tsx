import { Avatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import styles from './child-picture.module.css';

interface Props {
  avatar: AvatarValue;
  size?: 'small' | 'large';
}

/** The head of a child's figure in a round frame; the text next to it names the child. */
export function ChildPicture({ avatar, size = 'small' }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.frame} data-size={size}>
      <Avatar avatar={avatar} size="thumb" label="" errorText={t('frame.avatar-failed')} />
    </span>
  );
}
