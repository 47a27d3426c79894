import { useStaffFormsQuery, useStaffInvitationsQuery } from '@lykta/api';
import type { StaffForm, StaffInvitation } from '@lykta/domain';
import { Note, Panel, PanelBody, PanelHead, Tag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useParams } from 'react-router-dom';
import { DeletedChildren } from '../../frame/children/deleted-children.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { NotHere } from '../../frame/not-here.tsx';
import { useInvitationName } from '../../frame/use-invitation-name.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeCard } from './code-card.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationChildren } from './invitation-children.tsx';
import styles from './on-screen.module.css';
import { RequestList } from './request-list.tsx';
import { statusTextId } from './status.ts';

/** One invitation: its code and link, its requests, and the children who accepted. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { invitation: id } = useParams();
  const invitations = useStaffInvitationsQuery();
  const { data: forms = [] } = useStaffFormsQuery();
  const invitation = invitations.data?.find((one) => one.id === id);
  usePageTitle(t('invitation.title'));
  if (invitation) return <Found invitation={invitation} forms={forms} />;
  return (
    <Panel>
      <PanelHead title={t('invitation.title')} />
      <PanelBody>
        {invitations.error && <Failure error={invitations.error} onRetry={invitations.refetch} />}
        {invitations.isLoading && <Loading />}
        {invitations.data && <NotHere href="/invitations" back={t('invitation.to-list')} />}
      </PanelBody>
    </Panel>
  );
}

function Found({ invitation, forms }: { readonly invitation: StaffInvitation; readonly forms: StaffForm[] }) {
  const { t } = useTranslation();
  const nameOf = useInvitationName();
  const state: { created?: boolean; recipients?: number } | null = useLocation().state;
  return (
    <Panel>
      <PanelHead title={nameOf(invitation)} actions={<InvitationActions invitation={invitation} />}>
        <Tag>{t(statusTextId[invitation.status.status])}</Tag>
      </PanelHead>
      <PanelBody>
        {state?.created && (
          <div className={styles.onScreen}>
            <Note look="good">
              {t('invitation.created')}
              {state.recipients ? ` ${t('invitation.created.sent', { count: state.recipients })}` : ''}
            </Note>
          </div>
        )}
        <CodeCard invitation={invitation} />
        <RequestList invitation={invitation} forms={forms} />
        <InvitationChildren invitation={invitation} />
        <div className={styles.onScreen}>
          <DeletedChildren list={invitation.deletedChildren} />
        </div>
      </PanelBody>
    </Panel>
  );
}
