import { can, formatCode, type StaffForm, type StaffInvitation } from '@lykta/domain';
import { FilterBar, FilterSelect } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import { useUnits } from '../../frame/use-units.ts';
import { writeComparison, type Comparison } from './compare.ts';
import { latestQuarters, quarterParts } from './quarters.ts';
import type { Selection, SelectionChange } from './selection.ts';

const QUARTERS = 8;

interface Props {
  forms: StaffForm[];
  invitations: StaffInvitation[];
  selection: Selection;
  comparison: Comparison | undefined;
  onChange: (change: SelectionChange) => void;
  today?: Date;
}

/** The filters: form, children and time. */
export function StatisticsFilters({
  forms,
  invitations,
  selection,
  comparison,
  onChange,
  today = new Date(),
}: Props) {
  const { t } = useTranslation();
  const units = useUnits();
  const { role } = useStaff();
  const { form, version, unit, invitation, period } = selection;
  const everyUnit = t(
    can(role, 'see-organisation') ? 'statistics.filter.all-units' : 'statistics.filter.own',
  );
  const ofUnit = invitations.filter((one) => unit === undefined || one.unit === unit);
  const quarters = latestQuarters(today, QUARTERS).map((quarter) => ({
    value: quarter,
    label: t('statistics.filter.quarter', quarterParts(quarter)),
  }));
  const others = [
    ...quarters
      .filter(({ value }) => value !== period)
      .map(({ value, label }) => ({ value: writeComparison({ kind: 'period', value }), label })),
    ...units
      .filter((name) => name !== unit)
      .map((name) => ({ value: writeComparison({ kind: 'unit', value: name }), label: name })),
  ];
  const narrowed = [unit, invitation, period, comparison].filter((one) => one !== undefined).length;
  return (
    <FilterBar
      fold={
        narrowed > 0 ? t('statistics.filter.fold.some', { number: narrowed }) : t('statistics.filter.fold')
      }
    >
      <FilterSelect
        label={t('statistics.filter.form')}
        value={form.id}
        onValue={(value) => onChange({ form: value })}
        options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {form.earlier && (
        <FilterSelect
          label={t('statistics.filter.version')}
          value={String(version)}
          onValue={(value) => onChange({ version: value })}
          options={[
            { value: String(form.version), label: t('statistics.filter.newest', { version: form.version }) },
            ...form.earlier.map((each) => ({ value: String(each), label: String(each) })),
          ]}
        />
      )}
      <FilterSelect
        label={t('statistics.filter.unit')}
        value={unit ?? ''}
        onValue={(value) => onChange({ unit: value })}
        options={[{ value: '', label: everyUnit }, ...units.map((name) => ({ value: name, label: name }))]}
      />
      {/* Only members who may open every child of an invitation see its figures. */}
      {can(role, 'see-own-figures') && (
        <FilterSelect
          label={t('statistics.filter.invitation')}
          value={invitation ?? ''}
          onValue={(value) => onChange({ invitation: value })}
          options={[
            { value: '', label: t('statistics.filter.all') },
            ...ofUnit.map(({ id, code }) => ({ value: id, label: formatCode(code) })),
          ]}
        />
      )}
      <FilterSelect
        label={t('statistics.filter.period')}
        value={period ?? ''}
        onValue={(value) => onChange({ period: value })}
        options={[{ value: '', label: t('statistics.filter.all-time') }, ...quarters]}
      />
      <FilterSelect
        label={t('statistics.filter.compare')}
        value={comparison ? writeComparison(comparison) : ''}
        onValue={(value) => onChange({ compare: value })}
        options={[{ value: '', label: t('statistics.filter.compare.none') }, ...others]}
      />
    </FilterBar>
  );
}
