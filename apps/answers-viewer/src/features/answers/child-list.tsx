import type { InvitedChild } from '@lykta/api';
import type { StaffClient } from '@lykta/domain';
import { EmptyState, PersonRow, SearchIcon, TextField } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { childCode } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath, hasNews } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { useChildNote } from '../../frame/children/use-child-note.ts';
import { LongList } from '../../frame/long/long-list.tsx';
import styles from './child-list.module.css';

interface Props {
  /** Undefined while loading. */
  list: InvitedChild[] | undefined;
  /** Index of the chosen child; -1 for none. */
  place?: number;
  typed: string;
  onTyped: (text: string) => void;
  onEnd?: () => void;
  today?: Date;
}

/** The list of children, with a search by code or label. */
export function ChildList({ list, place = -1, typed, onTyped, onEnd, today = new Date() }: Props) {
  const { t } = useTranslation();
  const note = useChildNote();
  const nameOf = useChildName();
  // In this narrow list the code stands below the label.
  const below = (child: StaffClient) => {
    const text = note(child, today);
    const code = childCode(child.client);
    return child.label === undefined ? text : t('child.code-and-note', { code, note: text });
  };
  const chosen = list?.[place];
  return (
    <nav aria-label={t('children.title')} className={styles.list}>
      <TextField
        label={t('children.search')}
        type="search"
        icon={SearchIcon}
        size="compact"
        value={typed}
        onValue={onTyped}
        data-shortcut="search"
      />
      {list?.length === 0 && <EmptyState title={t('children.none-found')} />}
      {list && (
        <LongList
          list={list}
          keyOf={({ invitation, child }) => `${invitation.id} ${child.client}`}
          current={place}
          onEnd={onEnd}
          row={(one) => (
            <PersonRow
              href={childPath(one)}
              picture={<ChildPicture avatar={figureOf(one.child)} />}
              title={one.child.label ?? nameOf(one.child)}
              note={below(one.child)}
              badge={hasNews(one.child) ? t('child.new') : undefined}
              current={one === chosen}
            />
          )}
        />
      )}
    </nav>
  );
}
