import { can } from '@lykta/domain';
import { useStaffInvitationsQuery } from '@lykta/api';
import {
  CalendarIcon,
  ChartIcon,
  FormIcon,
  HomeIcon,
  InfoIcon,
  MailIcon,
  PeopleIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  type NavItem,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import { useStaff } from './staff.ts';
import { useUnits } from './use-units.ts';

const ONE_CHILD = /^\/answers\/children\/[^/]+\/[^/]+/;

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The links of the side bar, with their numbers. */
export function useNavigationItems(): {
  items: NavItem[];
  groups: { title: string; items: NavItem[]; wideOnly?: boolean }[];
} {
  const { t } = useTranslation();
  const staff = useStaff();
  const shownUnits = useUnits();
  const { pathname, search } = useLocation();
  const handlesCases = can(staff.role, 'handle-cases');
  const { data: invitations } = useStaffInvitationsQuery(undefined, { skip: !handlesCases });
  const shownUnit = new URLSearchParams(search).get('unit');
  const childrenOf = (unit?: string) =>
    invitations &&
    total(invitations.filter((one) => unit === undefined || one.unit === unit).map(({ taking }) => taking));

  // One child's page belongs to the children, though its address is among the answers.
  const place = ONE_CHILD.test(pathname) ? '/children' : pathname;
  const item = (href: string, label: string, icon: NavItem['icon'], count?: number): NavItem => ({
    href,
    label,
    icon,
    count,
    current:
      href === '/'
        ? pathname === '/'
        : place.startsWith(href) && !(href === '/children' && shownUnit !== null),
  });
  const unit = (name: string): NavItem => ({
    href: `/children?${new URLSearchParams({ unit: name })}`,
    label: name,
    icon: HomeIcon,
    count: childrenOf(name),
    current: pathname === '/children' && shownUnit === name,
  });

  const ofCases = (...list: NavItem[]) => (handlesCases ? list : []);
  const items = [
    ...ofCases(
      item('/', t('frame.nav.start'), HomeIcon),
      item('/children', t('frame.nav.children'), PeopleIcon, childrenOf()),
      item('/invitations', t('frame.nav.invitations'), MailIcon, invitations?.length),
    ),
    item('/answers', t('frame.nav.answers'), ChartIcon),
    item('/forms', t('frame.nav.forms'), FormIcon),
    ...ofCases(item('/erasures', t('frame.nav.erasures'), CalendarIcon)),
    item('/help', t('frame.nav.help'), InfoIcon),
    item('/settings', t('frame.nav.settings'), SettingsIcon),
  ];
  const units = { title: t('frame.nav.units'), items: ofCases(...shownUnits.map(unit)), wideOnly: true };
  const administration = {
    title: t('frame.nav.administration'),
    items: [item('/members', t('frame.nav.members'), UserIcon), item('/log', t('frame.nav.log'), ShieldIcon)],
  };
  const groups = can(staff.role, 'manage-organisation') ? [units, administration] : [units];
  return { items, groups: groups.filter((group) => group.items.length > 0) };
}
