import { localText } from '@lykta/domain';
import { supportNamed } from '@lykta/domain/support';
import { Link } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { ChannelLink } from '../../../frame/help/channel-link.tsx';
import { useLanguage } from '../../../frame/language.ts';
import { paths } from '../../../frame/paths.ts';
import styles from './question.module.css';

/**
 * The helpers of a question: what they help with, every way to reach them, and a link to all help. Not every child can
 * talk aloud where it is.
 */
export function SupportList({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {supportNamed(ids).map(({ id, name, what, url, channels }) => (
        <div key={id} className={styles.helper}>
          <Link href={url}>{name}</Link>
          <p>{localText(what, language)}</p>
          <div className={styles.ways}>
            {channels.map((channel) => (
              <ChannelLink key={`${channel.kind} ${channel.value}`} name={name} channel={channel} fit />
            ))}
          </div>
        </div>
      ))}
      <Link href={paths.support}>{t('questions.support.all')}</Link>
    </>
  );
}
