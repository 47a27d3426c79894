import { fittingHelp, localText, type EmotionKey, type MoodLevel } from '@lykta/domain';
import { supportNamed } from '@lykta/domain/support';
import { Card, ChatIcon, CloseIcon, IconButton, LinkButton, PhoneIcon } from '@lykta/ui';
import { useId } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { addressOf } from '../../frame/help/channel-address.ts';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import styles from './help-today.module.css';

export interface HelpTodayProps {
  level: MoodLevel;
  feelings: readonly EmotionKey[];
  onClose: () => void;
}

const looks = {
  chat: { look: 'primary', icon: ChatIcon },
  phone: { look: 'secondary', icon: PhoneIcon },
} as const;

/**
 * After a hard mood or feeling: Bris one press away, 112 below, and more help that fits. It stays for the rest of the
 * day, until the child closes it.
 */
export function HelpToday({ level, feelings, onClose }: HelpTodayProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const help = fittingHelp(level, feelings);
  const [bris] = supportNamed(['bris']);
  if (!help || !bris) return null;
  const { name } = bris;
  const ways = (['chat', 'phone'] as const).flatMap((kind) =>
    bris.channels
      .filter((channel) => channel.kind === kind)
      .map((channel) => ({ ...channel, ...looks[kind] })),
  );
  return (
    <Card className={styles.help} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('mood.help')}</h2>
      <p>
        {name}: {localText(bris.what, language)}
      </p>
      {ways.map((way) => (
        <LinkButton
          key={way.kind}
          look={way.look}
          icon={way.icon}
          href={addressOf(way)}
          aria-label={
            way.kind === 'phone'
              ? t('support.channel', { way: t('support.call', { number: way.value }), name })
              : undefined
          }
        >
          {way.kind === 'phone' ? t('support.call', { number: way.value }) : t('home.help.chat', { name })}
        </LinkButton>
      ))}
      <LinkButton look="quiet" href={paths.supportOf(help)}>
        {t('home.help.more')}
      </LinkButton>
      <LinkButton look="text" icon={PhoneIcon} href="tel:112" className={styles.danger}>
        {t('start.emergency')}
      </LinkButton>
      <IconButton icon={CloseIcon} label={t('mood.help.close')} onClick={onClose} className={styles.close} />
    </Card>
  );
}
