import type { Channel } from '@lykta/domain/support';
import { ChatIcon, LinkButton, MailIcon, PhoneIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Isolated } from '../isolated.tsx';
import { addressOf } from './channel-address.ts';

interface Props {
  /** The helper's name, for screen readers that read the link alone. */
  name: string;
  channel: Channel;
  /** As wide as its words, next to other ways. Default false. */
  fit?: boolean;
}

const icons = { phone: PhoneIcon, sms: ChatIcon, chat: ChatIcon, email: MailIcon };

/** One way to reach a helper: call, text, chat or write. */
export function ChannelLink({ name, channel, fit }: Props) {
  const { t } = useTranslation();
  const words = {
    phone: t('support.call', { number: channel.value }),
    sms: t('support.text', { number: channel.value }),
    chat: t('support.chat'),
    email: channel.value,
  };
  return (
    <LinkButton
      look="secondary"
      size="small"
      fit={fit}
      icon={icons[channel.kind]}
      href={addressOf(channel)}
      aria-label={t('support.channel', { way: words[channel.kind], name })}
    >
      <Isolated text={words[channel.kind]} part={channel.value} />
    </LinkButton>
  );
}
