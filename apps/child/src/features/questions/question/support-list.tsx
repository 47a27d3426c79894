import { localText } from '@lykta/domain';
import { supportNamed } from '@lykta/domain/support';
import { Link, LinkButton, PhoneIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../frame/language.ts';
import { paths } from '../../../frame/paths.ts';
import styles from './question.module.css';

/** The helpers of a question: what they help with, how to reach them, and a link to all help. */
export function SupportList({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {supportNamed(ids).map(({ id, name, what, url, channels }) => {
        const phone = channels.find(({ kind }) => kind === 'phone')?.value;
        return (
          <div key={id} className={styles.helper}>
            <Link href={url}>{name}</Link>
            <p>{localText(what, language)}</p>
            {phone && (
              <LinkButton
                look="secondary"
                size="small"
                fit
                icon={PhoneIcon}
                href={`tel:${phone.replace(/\D/g, '')}`}
              >
                {t('questions.support.call', { phone })}
              </LinkButton>
            )}
          </div>
        );
      })}
      <Link href={paths.support}>{t('questions.support.all')}</Link>
    </>
  );
}
