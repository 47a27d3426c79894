import { useStaffInvitationsQuery } from '@lykta/api';
import { MailIcon, Row, RowList, SearchIcon, TextField } from '@lykta/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchesSearch, plainSearch } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { useChildren } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { useInvitationName } from '../../frame/use-invitation-name.ts';
import { Failure } from '../../frame/failure.tsx';
import { FIND } from '../../frame/shortcuts/find.ts';
import styles from './code-search.module.css';

const SHOWN = 6;

const invitationPath = ({ id }: { id: string }) => `/invitations/${encodeURIComponent(id)}`;

/** What is searched for by code or label, and whether Enter has been pressed. */
export function useCodeSearch() {
  const { typed, setTyped, search } = useSearch();
  // What was typed when Enter was pressed; the search may still be on its way.
  const [entered, setEntered] = useState<string>();
  return {
    typed,
    search,
    isEntered: search !== undefined && search === entered,
    change: (text: string) => {
      setTyped(text);
      setEntered(undefined);
    },
    enter: () => setEntered(plainSearch(typed)),
  };
}

type CodeSearch = ReturnType<typeof useCodeSearch>;

/** The field to search for a child or an invitation; Enter opens the only one. */
export function CodeSearchField({ of: { typed, change, enter } }: { readonly of: CodeSearch }) {
  const { t } = useTranslation();
  const state: unknown = useLocation().state;
  const field = useRef<HTMLInputElement>(null);
  // The key for the search leads here from screens without one.
  useEffect(() => {
    if (state === FIND) field.current?.focus();
  }, [state]);
  return (
    <TextField
      label={t('start.search')}
      type="search"
      icon={SearchIcon}
      size="compact"
      value={typed}
      onValue={change}
      onKeyDown={({ key }) => key === 'Enter' && enter()}
      ref={field}
      data-shortcut="search"
    />
  );
}

/** What is found; nothing before something is searched for. */
export function CodeSearchFound({ of: { search, isEntered } }: { readonly of: CodeSearch }) {
  return (
    <div className={styles.found}>
      {search === undefined ? <p role="status" /> : <Found search={search} opens={isEntered} />}
    </div>
  );
}

interface Props {
  search: string;
  /** Whether to open what is found: the only one, or else the focus goes to the first. */
  opens: boolean;
}

/** The children and the invitations with a matching code or label. */
function Found({ search, opens }: Props) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  const invitationName = useInvitationName();
  const { list = [], error, isLoading, refetch, onEnd } = useChildren({ search });
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const children = list.filter(({ child }) => matchesSearch(search, child.client, child.label));
  const found = invitations.filter(({ code, label }) => matchesSearch(search, code, label));
  const count = children.length + found.length;
  const [only] = count === 1 ? [...children.map(childPath), ...found.map(invitationPath)] : [];
  const rows = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isReady = opens && !isLoading && count > 0;
  useEffect(() => {
    if (!isReady) return;
    if (only === undefined) rows.current?.querySelector('a')?.focus();
    else void navigate(only);
  }, [isReady, only, navigate]);
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <p role="status">
        {!isLoading && (onEnd ? t('start.search.many', { count }) : t('start.search.found', { count }))}
      </p>
      {count > 0 && (
        <div ref={rows}>
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
              <Row key={one.id} href={invitationPath(one)} icon={MailIcon} note={one.unit}>
                {invitationName(one)}
              </Row>
            ))}
          </RowList>
        </div>
      )}
    </>
  );
}
