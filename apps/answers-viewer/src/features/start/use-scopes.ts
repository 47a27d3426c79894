import { dayOf, type StaffInvitation, type StaffNews } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import type { Scope } from './use-desk-query.ts';

/** With more units than this, one tab stands for all of them. */
const UNITS_IN_TABS = 2;

type Known = {
  /** How many children the member works with; undefined while loading. */
  readonly mine: number | undefined;
  readonly news: StaffNews;
  readonly invitations: readonly StaffInvitation[];
  readonly today: Date;
};

/** A tab of the start page. */
interface ScopeTab {
  value: string;
  label: string;
  scope: Scope;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The value of a scope's tab. */
export const tabOf = (scope: Scope): string => (typeof scope === 'object' ? `unit ${scope.unit}` : scope);

/** Returns the tabs of the start page: the member's own children, those it reads for others, and its units. */
export function useScopes({ mine, news, invitations, today }: Known): ScopeTab[] {
  const { t } = useTranslation();
  const { units } = useStaff();
  const now = dayOf(today);
  const reading = news.readsFor.filter(({ from, to }) => from <= now && now <= to);
  const takingIn = (unit?: string) =>
    total(invitations.filter((one) => unit === undefined || one.unit === unit).map(({ taking }) => taking));
  const tab = (scope: Scope, label: string): ScopeTab => ({ value: tabOf(scope), label, scope });
  return [
    tab('mine', mine === undefined ? t('start.mine') : t('start.mine.tab', { count: mine })),
    ...(reading.length > 0
      ? [tab('deputy', t('start.deputy.tab', { count: total(reading.map(({ children }) => children)) }))]
      : []),
    ...(units.length > UNITS_IN_TABS
      ? [tab('all', t('start.all.tab', { count: takingIn() }))]
      : units.map((unit) => tab({ unit }, t('start.unit.tab', { unit, count: takingIn(unit) })))),
  ];
}

/** Returns what a scope is called as a heading. */
export function useScopeTitle(): (scope: Scope) => string {
  const { t } = useTranslation();
  return (scope) => {
    if (typeof scope === 'object') return scope.unit;
    return t(`start.${scope}`);
  };
}
