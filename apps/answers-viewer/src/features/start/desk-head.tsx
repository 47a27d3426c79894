import { EyeIcon, LinkButton, PlusIcon, Segmented } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { childPath, hasNews } from '../../frame/children/child-state.ts';
import type { ChildrenFound } from '../../frame/children/use-children.ts';
import type { DeskQuery } from './use-desk-query.ts';
import { tabOf, useScopes } from './use-scopes.ts';

/** Leads to the first child with something unread; without one, to a new invitation. Nothing while the list loads. */
export function ReadNew({ base: { list, counts } }: { readonly base: ChildrenFound }) {
  const { t } = useTranslation();
  if (!list) return null;
  const first = list.find((one) => hasNews(one.child));
  if (first && counts) {
    return (
      <LinkButton href={childPath(first)} size="compact" fit icon={EyeIcon} data-shortcut="unread">
        {t('start.read-new', { count: counts.unread })}
      </LinkButton>
    );
  }
  return (
    <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
      {t('start.invite')}
    </LinkButton>
  );
}

interface Props {
  query: DeskQuery;
  tabs: Parameters<typeof useScopes>[0];
}

/** The tabs: whose children the list shows. */
export function Scopes({ query: { scope, set }, tabs }: Props) {
  const { t } = useTranslation();
  const options = useScopes(tabs);
  if (options.length < 2) return null;
  const choose = (value: string) => {
    const chosen = options.find((one) => one.value === value)?.scope ?? 'mine';
    if (typeof chosen === 'object') set('unit', chosen.unit);
    else set('show', chosen === 'mine' ? '' : chosen);
  };
  return (
    <Segmented
      size="compact"
      label={t('start.scope')}
      options={options}
      value={tabOf(scope)}
      onChoose={choose}
    />
  );
}
