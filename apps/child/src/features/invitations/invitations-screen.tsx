import { useInvitationsQuery } from '@lykta/api';
import type { Invitation } from '@lykta/domain';
import { EmptyState, LinkButton, MailIcon, Row, RowList } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { AcceptedCard } from './accepted-card.tsx';
import styles from './invitations.module.css';

/** The child's invitations: pending ones to decide on, and accepted ones (docs/product.md §2). */
export function InvitationsScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { pending, accepted } = data;
  return (
    <Screen title={t('invitations.title')} intro={t('invitations.intro')}>
      {pending.length + accepted.length === 0 ? (
        <EmptyState
          title={t('invitations.empty')}
          action={
            <LinkButton look="secondary" size="small" fit href={paths.code}>
              {t('invitations.empty.code')}
            </LinkButton>
          }
        >
          {t('invitations.empty.text')}
        </EmptyState>
      ) : (
        <>
          <Pending invitations={pending} />
          {accepted.length > 0 && <h2 className={styles.heading}>{t('invitations.accepted')}</h2>}
          {accepted.map((invitation) => (
            <AcceptedCard key={invitation.id} invitation={invitation} />
          ))}
        </>
      )}
      <LinkButton look="quiet" href={paths.kept}>
        {t('kept.link')}
      </LinkButton>
    </Screen>
  );
}

function Pending({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (invitations.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{t('invitations.pending')}</h2>
      <RowList>
        {invitations.map(({ id, unit, owner }) => (
          <Row
            key={id}
            icon={MailIcon}
            tone="heather"
            note={t('invitations.from', { owner })}
            onClick={() =>
              void navigate(paths.acceptInvitation, { state: { invitation: id, next: paths.invitations } })
            }
          >
            {unit}
          </Row>
        ))}
      </RowList>
    </>
  );
}
