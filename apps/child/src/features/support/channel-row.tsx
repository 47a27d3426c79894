import { hoursOn, hoursText, isOpen, type Channel } from '@lykta/domain/support';
import { Tag } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ChannelLink } from '../../frame/help/channel-link.tsx';
import { useLanguage } from '../../frame/language.ts';
import styles from './support.module.css';

interface Props {
  /** The helper's name. */
  name: string;
  channel: Channel;
  now: Date;
}

/** One way to reach a helper, its hours, and whether it is open now. */
export function ChannelRow({ name, channel, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hours = hoursOn(channel, now);
  const open = isOpen(channel, now);
  return (
    <div className={styles.channel}>
      <ChannelLink name={name} channel={channel} />
      {hours !== undefined && (
        <p>
          {hoursText(hours, language)} {open && <Tag>{t('support.open-now')}</Tag>}
        </p>
      )}
    </div>
  );
}
