import { Avatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import styles from './child-picture.module.css';

type ChildPictureProps = {
  readonly avatar: AvatarValue;
  readonly size?: 'small' | 'large';
};

/** The head that a child chose, in a round frame. The words beside it name it. */
export function ChildPicture({ avatar, size = 'small' }: ChildPictureProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.frame} data-size={size}>
      <Avatar avatar={avatar} size="thumb" label="" errorText={t('frame.avatar-failed')} />
    </span>
  );
}
