import type { InvitedChild } from '@lykta/api';
import { EmptyState, PersonRow, SearchIcon, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childCode, matchesCode } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath, hasNews } from '../../frame/children/child-state.ts';
import { useChildNote } from '../../frame/children/use-child-note.ts';
import { MoreRows } from '../../frame/more-rows.tsx';
import styles from './child-list.module.css';

type ChildListProps = {
  readonly list: InvitedChild[];
  readonly chosen?: InvitedChild;
  readonly today?: Date;
};

/** The children to choose from, searched by code. */
export function ChildList({ list, chosen, today = new Date() }: ChildListProps) {
  const { t } = useTranslation();
  const note = useChildNote();
  const [typed, setTyped] = useState('');
  const found = list.filter(({ invitation, child }) =>
    matchesCode(typed, childCode(child.client), invitation.code),
  );
  return (
    <nav aria-label={t('children.title')} className={styles.list}>
      <TextField
        label={t('children.search')}
        type="search"
        icon={SearchIcon}
        size="compact"
        value={typed}
        onValue={setTyped}
        data-shortcut="search"
      />
      {found.length === 0 && <EmptyState title={t('children.none-found')} />}
      <MoreRows list={found} moreLabel={t('child.more')}>
        {(shown) =>
          shown.map((one) => (
            <PersonRow
              key={`${one.invitation.id} ${one.child.client}`}
              href={childPath(one)}
              picture={<ChildPicture avatar={one.child.avatar} />}
              title={t('child.name', { code: childCode(one.child.client) })}
              note={note(one.child, today)}
              badge={hasNews(one.child) ? t('child.new') : undefined}
              current={one === chosen}
            />
          ))
        }
      </MoreRows>
    </nav>
  );
}
