import { useStaffClientsQuery } from '@lykta/api';
import type { StaffInvitation } from '@lykta/domain';
import { EmptyState } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { sortChildren } from '../../frame/children/child-state.ts';
import { ChildTable } from '../../frame/children/child-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { AddChild } from './add-child.tsx';
import { InvitationFile } from './invitation-file.tsx';
import styles from './on-screen.module.css';

/** The children who accepted this invitation. */
export function InvitationChildren({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useStaffClientsQuery(invitation.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles.onScreen}>
      <h2>{t('invitation.children')}</h2>
      <div className={styles.actions}>
        {invitation.status.status !== 'closed' && <AddChild invitation={invitation} />}
        {data && <InvitationFile invitation={invitation} children={data} />}
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {isLoading && <Loading />}
      {data?.length === 0 && (
        <EmptyState title={t('invitation.children.none')}>{t('invitation.children.none.text')}</EmptyState>
      )}
      {data && data.length > 0 && (
        <ChildTable
          caption={t('invitation.children')}
          list={sortChildren(data.map((child) => ({ invitation, child })))}
        />
      )}
    </section>
  );
}
