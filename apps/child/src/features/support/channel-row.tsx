import { hoursOn, hoursText, isOpen, type Channel } from '@lykta/domain/support';
import { ChatIcon, LinkButton, MailIcon, PhoneIcon, Tag } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { addressOf } from './channel-address.ts';
import styles from './support.module.css';

interface Props {
  /** The helper's name, for screen readers that read the link alone. */
  name: string;
  channel: Channel;
  now: Date;
}

const icons = { phone: PhoneIcon, sms: ChatIcon, chat: ChatIcon, email: MailIcon };

/** One way to reach a helper, its hours, and whether it is open now. */
export function ChannelRow({ name, channel, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hours = hoursOn(channel, now);
  const open = isOpen(channel, now);
  const words = {
    phone: t('support.call', { number: channel.value }),
    sms: t('support.text', { number: channel.value }),
    chat: t('support.chat'),
    email: channel.value,
  };
  return (
    <div className={styles.channel}>
      <LinkButton
        look="secondary"
        size="small"
        icon={icons[channel.kind]}
        href={addressOf(channel)}
        aria-label={t('support.channel', { way: words[channel.kind], name })}
      >
        {words[channel.kind]}
      </LinkButton>
      {hours !== undefined && (
        <p>
          {hoursText(hours, language)} {open && <Tag>{t('support.open-now')}</Tag>}
        </p>
      )}
    </div>
  );
}
