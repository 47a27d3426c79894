import { useNear, useTranslation } from '@lykta/app-shell';
import { Avatar, AvatarPlace, fetchFigure } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import styles from './child-picture.module.css';

interface Props {
  avatar: AvatarValue;
}

/** A small picture among many, as a year of answers has them: its outline until it is near the window. */
export function PictureOfMany({ avatar }: Props) {
  const { t } = useTranslation();
  const [place, isNear] = useNear<HTMLSpanElement>(() => fetchFigure(avatar));
  return (
    <span ref={place} className={styles.frame} data-size="small">
      {isNear ? (
        <Avatar avatar={avatar} size="thumb" label="" errorText={t('frame.avatar-failed')} />
      ) : (
        <AvatarPlace size="thumb" />
      )}
    </span>
  );
}
