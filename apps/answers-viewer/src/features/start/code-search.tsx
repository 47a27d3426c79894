import { useStaffInvitationsQuery } from '@lykta/api';
import { formatCode } from '@lykta/domain';
import { MailIcon, Row, RowList, SearchIcon, TextField } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { childCode, matchesCode } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { useChildren } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { Failure } from '../../frame/failure.tsx';

const SHOWN = 6;

/** Finds a child or an invitation by its code, from the start page. */
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

/** The children and the invitations with a matching code. */
function Found({ search }: { readonly search: string }) {
  const { t } = useTranslation();
  const { list = [], error, isLoading, refetch, onEnd } = useChildren({ search });
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const children = list.filter(({ child }) => matchesCode(search, child.client));
  const found = invitations.filter(({ code }) => matchesCode(search, code));
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
              {t('child.name', { code: childCode(one.child.client) })}
            </Row>
          ))}
          {found.slice(0, SHOWN).map(({ id, code, unit }) => (
            <Row key={id} href={`/invitations/${encodeURIComponent(id)}`} icon={MailIcon} note={unit}>
              {t('invitation.heading', { code: formatCode(code) })}
            </Row>
          ))}
        </RowList>
      )}
    </>
  );
}
