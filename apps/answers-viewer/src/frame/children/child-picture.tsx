import { Avatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import styles from './child-picture.module.css';

type ChildPictureProps = {
  readonly avatar: AvatarValue;
  readonly size?: 'small' | 'large';
};

/** The head of a child's figure in a round frame; the text next to it names the child. */
export function ChildPicture({ avatar, size = 'small' }: ChildPictureProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.frame} data-size={size}>
      <Avatar avatar={avatar} size="thumb" label="" errorText={t('frame.avatar-failed')} />
    </span>
  );
}
