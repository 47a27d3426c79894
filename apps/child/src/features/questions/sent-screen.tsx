import { EyeIcon, Lantern, Link, LinkButton, Note, Pool } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useLocation } from 'react-router-dom';
import type { SentState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './done.module.css';

/**
 * Thanks after answers were sent: who can read them now, and help for who cannot wait. Nothing celebrates, and no next
 * form follows by itself.
 */
export function SentScreen() {
  const { t } = useTranslation();
  const { unit, readsWithin }: Partial<SentState> = useLocation().state ?? {};
  if (unit === undefined) return <Navigate to={paths.home} replace />;
  return (
    <Screen
      title={t('questions.done.title')}
      intro={t('questions.sent', { unit })}
      foot={
        <>
          <LinkButton href={paths.home}>{t('questions.done.home')}</LinkButton>
          <LinkButton look="quiet" href={paths.support}>
            {t('questions.done.help')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.light} data-low>
        <Pool size="11rem" />
        <Lantern size={80} />
      </div>
      <p>{t('questions.sent.nothing')}</p>
      <Note icon={EyeIcon}>
        {t('questions.sent.who', { unit })}{' '}
        {readsWithin !== undefined && t('invitations.reads', { unit, count: readsWithin })}{' '}
        {t('questions.send.night')}
      </Note>
      <p>
        <Link href={paths.tellingOf('happens')}>{t('telling.happens')}</Link>
      </p>
    </Screen>
  );
}
