import { useStaffInvitationsQuery, type InvitedChild } from '@lykta/api';
import { formatCode } from '@lykta/domain';
import { MailIcon, Row, RowList, SearchIcon, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childCode, matchesCode } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath } from '../../frame/children/child-state.ts';

const SHOWN = 6;

/** Finds a child or an invitation by its code, from the start page. */
export function CodeSearch({ list }: { readonly list: InvitedChild[] }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data: invitations = [] } = useStaffInvitationsQuery();
  const wanted = typed.trim();
  const children = wanted ? list.filter(({ child }) => matchesCode(wanted, childCode(child.client))) : [];
  const found = wanted ? invitations.filter(({ code }) => matchesCode(wanted, code)) : [];
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
      <p role="status">
        {wanted !== '' && t('start.search.found', { count: children.length + found.length })}
      </p>
      {children.length + found.length > 0 && (
        <RowList label={t('start.search')}>
          {children.slice(0, SHOWN).map((one) => (
            <Row
              key={`${one.invitation.id} ${one.child.client}`}
              href={childPath(one)}
              picture={<ChildPicture avatar={one.child.avatar} />}
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
    </search>
  );
}
