import type { InvitedChild } from '@lykta/api';
import { formatCode } from '@lykta/domain';
import { Badge, type DataColumn, Link } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayOfTime } from '../dates.ts';
import { Day } from '../day.tsx';
import { LongTable } from '../long/long-table.tsx';
import { useStaff } from '../staff.ts';
import { ChildFlags } from './child-flags.tsx';
import { sortOf, type ChildOrder } from './child-order.ts';
import { ChildPicture } from './child-picture.tsx';
import { childPath, hasNews } from './child-state.ts';
import { figureOf } from './figure-of.ts';
import styles from './child-table.module.css';
import { useChildName } from './use-child-name.ts';
import { useChildNote } from './use-child-note.ts';

interface Props {
  caption: string;
  list: InvitedChild[];
  /** Whether to show a column with the child's invitation. */
  withInvitation?: boolean;
  /** Called near the end of the list; undefined when there are no more. */
  onEnd?: () => void;
  /** The present order and how a column's head changes it; without it the heads are plain. */
  order?: ChildOrder;
  /** The reference day; default today. */
  today?: Date;
}

/** A table of children by pseudonym: when they accepted, what they sent, what is new and what matters. */
export function ChildTable({
  caption,
  list,
  withInvitation = false,
  onEnd,
  order,
  today = new Date(),
}: Props) {
  const { t } = useTranslation();
  // Who works in one unit need not read its name in each row.
  const inOneUnit = useStaff().units.length === 1;
  const withUnit = withInvitation && !inOneUnit;
  const note = useChildNote();
  const nameOf = useChildName();
  const plain: DataColumn[] = [
    { id: 'child', label: t('child.column.child') },
    { id: 'flags', label: t('child.column.flags') },
    ...(withUnit ? [{ id: 'unit', label: t('child.column.unit') }] : []),
    ...(withInvitation
      ? [{ id: 'invitation', label: t('child.column.invitation'), minor: 'tablet' as const }]
      : []),
    { id: 'accepted', label: t('child.column.accepted'), minor: withUnit ? 'laptop' : 'tablet' },
    { id: 'sent', label: t('child.column.sent'), minor: 'laptop' },
    { id: 'latest', label: t('child.column.latest') },
  ];
  const columns = plain.map((column) => ({ ...column, sort: order && sortOf(order, column.id) }));
  const row = (one: InvitedChild) => {
    const { invitation, child } = one;
    const name = nameOf(child);
    return {
      id: `${invitation.id}-${child.client}`,
      cells: {
        child: (
          <span className={styles.child}>
            <ChildPicture avatar={figureOf(child)} />
            {child.sent.length > 0 ? <Link href={childPath(one)}>{name}</Link> : <b>{name}</b>}
            {hasNews(child) && <Badge>{t('child.new')}</Badge>}
          </span>
        ),
        invitation: (
          <Link href={`/invitations/${encodeURIComponent(invitation.id)}`} className={styles.code}>
            {formatCode(invitation.code)}
          </Link>
        ),
        unit: invitation.unit,
        accepted: <Day day={dayOfTime(child.accepted)} today={today} />,
        sent: child.sent.length,
        latest: <span className={styles.whole}>{note(child, today)}</span>,
        flags: (
          <div className={styles.flags}>
            <ChildFlags child={child} />
          </div>
        ),
      },
    };
  };
  return <LongTable caption={caption} columns={columns} list={list} row={row} onEnd={onEnd} />;
}
