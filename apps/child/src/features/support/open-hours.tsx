import { hoursOn, hoursText, isOpen, type Channel } from '@lykta/domain/support';
import { Tag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import styles from './support.module.css';

interface Props {
  channel: Channel;
  now: Date;
}

/** The hours of today, and whether it is open now; nothing where the hours are not known for certain. */
export function OpenHours({ channel, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hours = hoursOn(channel, now);
  if (hours === undefined) return null;
  return (
    <p className={styles.hours}>
      {hoursText(hours, language)} {isOpen(channel, now) && <Tag>{t('support.open-now')}</Tag>}
    </p>
  );
}
