import { useStaffFormsQuery } from '@lykta/api';
import type { StaffForm } from '@lykta/domain';
import { EmptyState, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { InvitationForm } from './invitation-form.tsx';

/** Creates an invitation, then opens its page with code, link and sheet. */
export function NewInvitation() {
  const { t } = useTranslation();
  const { data: forms, error, refetch } = useStaffFormsQuery();
  usePageTitle(t('invitation.new.title'));
  return (
    <Panel>
      <PanelHead title={t('invitation.new.title')} />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {!forms && !error && <Loading parts={['line', 'text']} />}
        {forms && <FormOrNothing forms={forms} />}
      </PanelBody>
    </Panel>
  );
}

function FormOrNothing({ forms }: { readonly forms: StaffForm[] }) {
  const { t } = useTranslation();
  if (forms.length === 0) {
    return (
      <EmptyState look="page" title={t('invitation.new.no-forms.title')}>
        {t('invitation.new.no-forms')}
      </EmptyState>
    );
  }
  return <InvitationForm forms={forms} />;
}
