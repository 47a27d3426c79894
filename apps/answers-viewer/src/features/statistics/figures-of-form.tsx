import { useStaffAnswersQuery, type StaffAnswersKey } from '@lykta/api';
import type { FormAnswers, StaffForm, StaffInvitation } from '@lykta/domain';
import { PanelBody } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePrintLog } from '../../frame/use-print-log.ts';
import { useStaff } from '../../frame/staff.ts';
import { Charts } from './charts-view.tsx';
import { otherSide, readComparison } from './compare.ts';
import { FiguresActions } from './figures-actions.tsx';
import { StatisticsFilters } from './filters.tsx';
import { Printed } from './printed.tsx';
import { readSelection, useSelection, type Selection } from './selection.ts';
import { useSideNames } from './use-side-names.ts';

/** The API's key of the selected figures. */
function keyOf({ form: { id }, version, unit, invitation, period }: Selection): StaffAnswersKey {
  return { id, version, format: 'stats', ...(invitation ? { invitation } : { unit }), period };
}

const asStats = (read: FormAnswers | undefined) => (read?.format === 'stats' ? read : undefined);

interface Props {
  forms: [StaffForm, ...StaffForm[]];
  invitations: StaffInvitation[];
  /** The form with the most to show. */
  useful: StaffForm | undefined;
}

/** The filters and the matching figures, next to another quarter or unit when comparing. */
export function FiguresOfForm({ forms, invitations, useful }: Props) {
  const { t } = useTranslation();
  const staff = useStaff();
  const [query, setQuery] = useSelection();
  const sideNames = useSideNames();
  const selection = readSelection(query, forms, staff, useful);
  const comparison = readComparison(query.get('compare'));
  const chosen = invitations.filter(({ id, unit }) =>
    selection.invitation ? id === selection.invitation : !selection.unit || unit === selection.unit,
  );
  const figures = useStaffAnswersQuery(keyOf(selection));
  const others = useStaffAnswersQuery(keyOf(comparison ? otherSide(selection, comparison) : selection), {
    skip: !comparison,
  });
  const { form, version, unit, period } = selection;
  usePrintLog({ of: 'figures', form: { id: form.id, version }, unit, period });
  const stats = asStats(figures.currentData);
  const otherStats = comparison ? asStats(others.currentData) : undefined;
  const error = figures.error ?? (comparison ? others.error : undefined);
  const isComplete = stats && (!comparison || otherStats);
  const retry = () => {
    void figures.refetch();
    if (comparison) void others.refetch();
  };
  return (
    <>
      <AnswersHead place="statistics" actions={<FiguresActions figures={keyOf(selection)} />} />
      <StatisticsFilters
        forms={forms}
        invitations={invitations}
        selection={selection}
        comparison={comparison}
        onChange={setQuery}
      />
      <Printed selection={selection} />
      {form.earlier && (
        <PanelBody>
          <p>{t('statistics.versions')}</p>
        </PanelBody>
      )}
      {error && (
        <PanelBody>
          <Failure error={error} onRetry={retry} />
        </PanelBody>
      )}
      {!error && !isComplete && (
        <PanelBody>
          <Loading parts={['donut', 'donut', 'donut']} />
        </PanelBody>
      )}
      {!error && isComplete && (
        <Charts
          stats={stats}
          taking={chosen.reduce((sum, { taking }) => sum + taking, 0)}
          onReason={() => void figures.refetch()}
          against={comparison && otherStats && { stats: otherStats, names: sideNames(selection, comparison) }}
        />
      )}
    </>
  );
}
