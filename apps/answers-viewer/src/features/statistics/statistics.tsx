import { useStaffFormsQuery, useStaffInvitationsQuery } from '@lykta/api';
import type { StaffForm } from '@lykta/domain';
import { EmptyState, Panel, PanelBody } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { useChildren } from '../../frame/children/use-children.ts';
import { usefulForm } from './useful-form.ts';
import { FiguresOfForm } from './figures-of-form.tsx';

/** The statistics page: a donut over several children for each question (design: mock 10). */
export function Statistics() {
  const { t } = useTranslation();
  const { data: forms, error, refetch } = useStaffFormsQuery();
  const invitations = useStaffInvitationsQuery();
  const latest = useChildren({});
  usePageTitle(t('statistics.title'));
  const [first, ...rest] = forms ?? [];
  if (first && !invitations.isLoading && !latest.isLoading) {
    const all: [StaffForm, ...StaffForm[]] = [first, ...rest];
    const asked = invitations.data ?? [];
    const useful = usefulForm(all, latest.list ?? [], asked);
    return (
      <Panel>
        <FiguresOfForm forms={all} invitations={asked} useful={useful} />
      </Panel>
    );
  }
  return (
    <Panel>
      <AnswersHead place="statistics" />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {(!forms || first) && !error && <Loading parts={['donut', 'donut', 'donut']} />}
        {forms && !first && <EmptyState look="page" title={t('frame.no-forms')} />}
      </PanelBody>
    </Panel>
  );
}
