import { dayOf, localText } from '@lykta/domain';
import { hoursOn, hoursText, type SupportEntry } from '@lykta/domain/support';
import { Card, Link, LinkButton, LinkIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { ChannelRow } from './channel-row.tsx';
import { checkedText, isOld } from './checked-text.ts';
import { OpenHours } from './open-hours.tsx';
import styles from './support.module.css';

interface Props {
  entry: SupportEntry;
  now: Date;
}

/** A helper: what they help with, how to reach them, and when that was checked. */
export function HelperCard({ entry, now }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const doubtful = entry.fromCopy === true || isOld(entry.checked, dayOf(now));
  // Said once where all ways have the same hours.
  const said = new Set(
    entry.channels.map((channel) => {
      const hours = hoursOn(channel, now);
      return hours === undefined ? '' : hoursText(hours, language);
    }),
  );
  const first = entry.channels[0];
  return (
    <Card as="li" className={styles.helper}>
      {/* The name is Swedish, whatever the language of the page. */}
      <h2 lang="sv">
        <Link href={entry.url}>{entry.name}</Link>
      </h2>
      <p>{localText(entry.what, language)}</p>
      {first && said.size === 1 && <OpenHours channel={first} now={now} />}
      {entry.channels.map((channel) => (
        <ChannelRow
          key={`${channel.kind} ${channel.value}`}
          name={entry.name}
          channel={channel}
          now={now}
          withHours={said.size > 1}
        />
      ))}
      <LinkButton
        look="quiet"
        size="small"
        icon={LinkIcon}
        href={entry.url}
        aria-label={t('support.site', { name: entry.name })}
      >
        {t('support.to-site')}
      </LinkButton>
      <p className={styles.checked}>
        {t('support.checked', { day: checkedText(entry.checked, language) })}
        {doubtful && ` ${t('support.doubtful')}`}
      </p>
    </Card>
  );
}
