import { formatCode, type StaffForm, type StaffInvitation } from '@lykta/domain';
import { FilterBar, FilterSelect } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../frame/staff.ts';
import { useUnits } from '../../frame/use-units.ts';
import { latestQuarters, quarterParts } from './quarters.ts';
import type { Selection, SelectionChange } from './selection.ts';

const QUARTERS = 8;

type StatisticsFiltersProps = {
  readonly forms: StaffForm[];
  readonly invitations: StaffInvitation[];
  readonly selection: Selection;
  readonly onChange: (change: SelectionChange) => void;
  readonly today?: Date;
};

/** Which form, which children, which time. */
export function StatisticsFilters({
  forms,
  invitations,
  selection,
  onChange,
  today = new Date(),
}: StatisticsFiltersProps) {
  const { t } = useTranslation();
  const units = useUnits();
  const { role } = useStaff();
  const { form, unit, invitation, period } = selection;
  const everyUnit = role === 'admin' ? [{ value: '', label: t('statistics.filter.all-units') }] : [];
  const ofUnit = invitations.filter((one) => unit === undefined || one.unit === unit);
  return (
    <FilterBar>
      <FilterSelect
        label={t('statistics.filter.form')}
        value={form.id}
        onValue={(value) => onChange({ form: value })}
        options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        label={t('statistics.filter.unit')}
        value={unit ?? ''}
        onValue={(value) => onChange({ unit: value })}
        options={[...everyUnit, ...units.map((name) => ({ value: name, label: name }))]}
      />
      <FilterSelect
        label={t('statistics.filter.invitation')}
        value={invitation ?? ''}
        onValue={(value) => onChange({ invitation: value })}
        options={[
          { value: '', label: t('statistics.filter.all') },
          ...ofUnit.map(({ id, code }) => ({ value: id, label: formatCode(code) })),
        ]}
      />
      <FilterSelect
        label={t('statistics.filter.period')}
        value={period ?? ''}
        onValue={(value) => onChange({ period: value })}
        options={[
          { value: '', label: t('statistics.filter.all-time') },
          ...latestQuarters(today, QUARTERS).map((quarter) => ({
            value: quarter,
            label: t('statistics.filter.quarter', quarterParts(quarter)),
          })),
        ]}
      />
    </FilterBar>
  );
}
