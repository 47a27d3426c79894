import { useStaffInvitationsQuery } from '@lykta/api';
import { MailIcon, Row, RowList, SearchIcon, TextField } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { useChildren } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { useInvitationName } from '../../frame/use-invitation-name.ts';
import { Failure } from '../../frame/failure.tsx';

const SHOWN = 6;

/** Finds a child or an invitation by its code or label, from the start page. */
export function CodeSearch() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  return (
    <search>
      <TextField
        label={t('start.search')}
        help={t('start.search.help')}
        type="search"
        icon={SearchIcon}
        size="compact"
        value={typed}
        onValue={setTyped}
        data-shortcut="search"
      />
      {search === undefined ? <p role="status" /> : <Found search={search} />}
    </search>
  );
}

/** The children and the invitations with a matching code or label. */
function Found({ search }: { readonly search: string }) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  const invitationName = useInvitationName();
  const { list = [], error, isLoading, refetch, onEnd } = useChildren({ search });
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const children = list.filter(({ child }) => matchesSearch(search, child.client, child.label));
  const found = invitations.filter(({ code, label }) => matchesSearch(search, code, label));
  const count = children.length + found.length;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <p role="status">
        {!isLoading && (onEnd ? t('start.search.many', { count }) : t('start.search.found', { count }))}
      </p>
      {count > 0 && (
        <RowList label={t('start.search')}>
          {children.slice(0, SHOWN).map((one) => (
            <Row
              key={`${one.invitation.id} ${one.child.client}`}
              href={childPath(one)}
              picture={<ChildPicture avatar={figureOf(one.child)} />}
              note={one.invitation.unit}
            >
              {nameOf(one.child)}
            </Row>
          ))}
          {found.slice(0, SHOWN).map((one) => (
            <Row
              key={one.id}
              href={`/invitations/${encodeURIComponent(one.id)}`}
              icon={MailIcon}
              note={one.unit}
            >
              {invitationName(one)}
            </Row>
          ))}
        </RowList>
      )}
    </>
  );
}
