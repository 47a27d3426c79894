import { Avatar, AvatarPlace, describeAvatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { Card, Pool } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import styles from './standing-figure.module.css';

interface Props {
  /** Undefined while it loads: its outline holds the place. */
  avatar: AvatarValue | undefined;
  /** `small` leaves room for a question. Default `large`. */
  size?: 'small' | 'large';
  /** What the card in front of the figure says or asks. */
  children: ReactNode;
}

/** The child's own figure in its light, behind a card that covers its lower edge: it never ends in mid-air. */
export function StandingFigure({ avatar, size = 'large', children }: Props) {
  const { language } = useLanguage();
  return (
    <div className={styles.standing} data-size={size}>
      <Pool x="50%" y="50%" size={size === 'large' ? '21rem' : '14rem'} />
      <span className={styles.figure}>
        {avatar ? (
          <Avatar avatar={avatar} size="full" label={describeAvatar(avatar, language, 'own')} />
        ) : (
          <AvatarPlace size="full" />
        )}
      </span>
      <Card className={styles.front}>{children}</Card>
    </div>
  );
}
