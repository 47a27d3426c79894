import { useStaffAnswersQuery, useStaffFormsQuery, useStaffInvitationsQuery } from '@lykta/api';
import type { FormAnswers, StaffForm } from '@lykta/domain';
import { EmptyState, LinkButton, Panel, PanelBody, SendIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useStaff } from '../../frame/staff.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { Charts } from './charts-view.tsx';
import { StatisticsFilters } from './filters.tsx';
import { readSelection, useSelection } from './selection.ts';

/** Donuts over several children, question by question (design: mock 10). */
export function Statistics() {
  const { t } = useTranslation();
  const { data: forms, error, refetch } = useStaffFormsQuery();
  usePageTitle(t('statistics.title'));
  return (
    <Panel>
      <AnswersHead
        place="statistics"
        actions={
          <LinkButton href="/invitations" size="compact" fit icon={SendIcon}>
            {t('statistics.send')}
          </LinkButton>
        }
      />
      {!forms && <PanelBody>{error ? <Failure error={error} onRetry={refetch} /> : <Loading />}</PanelBody>}
      {forms?.length === 0 && (
        <PanelBody>
          <EmptyState title={t('frame.no-forms')} />
        </PanelBody>
      )}
      {forms?.[0] && <OfForm forms={[forms[0], ...forms.slice(1)]} />}
    </Panel>
  );
}

function OfForm({ forms }: { readonly forms: [StaffForm, ...StaffForm[]] }) {
  const staff = useStaff();
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const [query, setQuery] = useSelection();
  const selection = readSelection(query, forms, staff);
  const { form, unit, invitation, period } = selection;
  const chosen = invitations.filter((one) =>
    invitation ? one.id === invitation : !unit || one.unit === unit,
  );
  const accepted = chosen.reduce((sum, one) => sum + one.accepted, 0);
  const { currentData, error, refetch } = useStaffAnswersQuery({
    id: form.id,
    version: form.version,
    format: 'stats',
    ...(invitation ? { invitation } : { unit }),
    period,
  });
  return (
    <>
      <StatisticsFilters forms={forms} invitations={invitations} selection={selection} onChange={setQuery} />
      <Found read={currentData} accepted={accepted} error={error} onRetry={refetch} />
    </>
  );
}

type FoundProps = {
  readonly read: FormAnswers | undefined;
  readonly accepted: number;
  readonly error: unknown;
  readonly onRetry: () => unknown;
};

function Found({ read, accepted, error, onRetry }: FoundProps) {
  if (error) {
    return (
      <PanelBody>
        <Failure error={error} onRetry={onRetry} />
      </PanelBody>
    );
  }
  if (read?.format !== 'stats') {
    return (
      <PanelBody>
        <Loading />
      </PanelBody>
    );
  }
  return <Charts stats={read} accepted={accepted} />;
}
