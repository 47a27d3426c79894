import { childOwners, childSorts, childStates, type ChildSort, type ChildState } from '@lykta/domain';
import { FilterSelect, IconButton, SwapIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useUnits } from '../../frame/use-units.ts';
import type { ListQuery } from './use-list-query.ts';

const stateId = {
  unread: 'children.state.unread',
  help: 'children.state.help',
  worries: 'children.state.worries',
  worse: 'children.state.worse',
  late: 'children.state.late',
  waiting: 'children.state.waiting',
  ended: 'children.state.ended',
} as const satisfies Record<ChildState, string>;

const sortId = {
  matters: 'children.sort.matters',
  groups: 'children.sort.groups',
  latest: 'children.sort.latest',
  child: 'children.sort.child',
  unit: 'children.sort.unit',
  invitation: 'children.sort.invitation',
  accepted: 'children.sort.accepted',
  sent: 'children.sort.sent',
} as const satisfies Record<ChildSort, string>;

/** The filters and the order of the list of children. */
export function ListFilters({ query }: { readonly query: ListQuery }) {
  const { t } = useTranslation();
  const units = useUnits();
  const { filter, change } = query;
  return (
    <>
      <FilterSelect
        label={t('children.whose')}
        value={filter.whose ?? ''}
        onValue={(whose) => change({ whose })}
        options={[
          { value: '', label: t('children.whose.all') },
          ...childOwners.map((whose) => ({ value: whose, label: t(`children.whose.${whose}`) })),
        ]}
      />
      <FilterSelect
        label={t('children.state')}
        value={filter.state ?? ''}
        onValue={(state) => change({ state })}
        options={[
          { value: '', label: t('children.state.all') },
          ...childStates.map((state) => ({ value: state, label: t(stateId[state]) })),
        ]}
      />
      <FilterSelect
        label={t('children.unit')}
        value={filter.unit ?? ''}
        onValue={(unit) => change({ unit })}
        options={[
          { value: '', label: t('children.unit.all') },
          ...units.map((name) => ({ value: name, label: name })),
        ]}
      />
      <FilterSelect
        label={t('children.sort')}
        value={filter.sort}
        onValue={(sort) => change({ sort })}
        options={childSorts.map((sort) => ({ value: sort, label: t(sortId[sort]) }))}
      />
      <IconButton
        label={t('children.turned')}
        icon={SwapIcon}
        look="outlined"
        size="compact"
        aria-pressed={filter.turned !== undefined}
        onClick={() => change({ turned: filter.turned ? '' : '1' })}
      />
    </>
  );
}
