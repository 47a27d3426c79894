import type { InvitedChild } from '@lykta/api';
import { childGroup, childGroups, type ChildGroup } from '@lykta/domain';
import { Button, EyeIcon, type IconComponent } from '@lykta/ui';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { flagIcons } from '../../frame/children/child-flags.tsx';
import { ChildRow } from '../../frame/children/child-row.tsx';
import { hasNews, isOver } from '../../frame/children/child-state.ts';
import styles from './grouped-list.module.css';

const icons: Record<ChildGroup, IconComponent> = { ...flagIcons, news: EyeIcon };

/** The first group that fits a child, as the server orders them. */
export const groupOf = (one: InvitedChild): ChildGroup | undefined =>
  childGroup(one.child.flags, { isUnread: hasNews(one.child), isOver: isOver(one) });

/** So many rows are drawn first: more than a window shows. The others follow once these can be seen. */
const FIRST_ROWS = 20;

const keyOf = ({ invitation, child }: InvitedChild) => `${invitation.id} ${child.client}`;

interface Props {
  list: readonly InvitedChild[];
  /** Loads more; undefined when there are no more. */
  onMore?: (() => void) | undefined;
}

/** The children for whom something waits, in groups by what weighs most; each child stands once. */
export function GroupedList({ list, onMore }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const drawn = useDeferredValue(list.length, FIRST_ROWS);
  const groups = childGroups.flatMap((group) => {
    const members = list.filter((one) => groupOf(one) === group);
    return members.length > 0 ? [{ group, members }] : [];
  });
  const before = (place: number) =>
    groups.slice(0, place).reduce((sum, { members }) => sum + members.length, 0);
  const [first] = groups;
  // The server sorts by group: once a child without a group is loaded, none with a group follows.
  const goesOn = onMore !== undefined && list.every((one) => groupOf(one) !== undefined);
  return (
    <>
      {groups.map(({ group, members }, place) => {
        const Icon = icons[group];
        const count = members.length;
        return (
          <section key={group} aria-labelledby={`${id}${group}`}>
            <div className={styles.head}>
              <Icon size="small" />
              <h2 id={`${id}${group}`}>{t(`start.group.${group}`)}</h2>
              <span>{t(group === first?.group ? 'start.group.first' : 'start.group.more', { count })}</span>
            </div>
            <ul className={styles.rows} aria-label={t(`start.group.${group}`)}>
              {members.slice(0, Math.max(0, drawn - before(place))).map((one) => (
                <ChildRow key={keyOf(one)} one={one} />
              ))}
            </ul>
          </section>
        );
      })}
      {goesOn && <More onMore={onMore} />}
    </>
  );
}

type PlainListProps = Props & { readonly label: string };

/** Children in one list, such as those of a filter. */
export function PlainList({ list, label, onMore }: PlainListProps) {
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {list.map((one) => (
          <ChildRow key={keyOf(one)} one={one} />
        ))}
      </ul>
      {onMore && <More onMore={onMore} />}
    </>
  );
}

function More({ onMore }: { readonly onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <Button look="secondary" size="compact" fit onClick={onMore}>
        {t('start.more')}
      </Button>
    </div>
  );
}
