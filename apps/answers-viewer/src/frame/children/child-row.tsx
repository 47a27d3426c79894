import type { InvitedChild } from '@lykta/api';
import { ChevronRightIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Link } from 'react-router-dom';
import { dayOfTime } from '../dates.ts';
import { useStaff } from '../staff.ts';
import { childCode } from './child-code.ts';
import { ChildFlags } from './child-flags.tsx';
import { ChildPicture } from './child-picture.tsx';
import styles from './child-row.module.css';
import { childPath, latestSentDay } from './child-state.ts';
import { figureOf } from './figure-of.ts';
import { useChildNote } from './use-child-note.ts';
import { useDayWords } from './use-day-words.ts';

interface Props {
  one: InvitedChild;
  /** The reference day; default today. */
  today?: Date;
}

/** A child in one line: who, what matters, and whether it has been read. The whole line leads to the child. */
export function ChildRow({ one, today = new Date() }: Props) {
  const { invitation, child } = one;
  const { units } = useStaff();
  const below = child.label ?? (units.length > 1 ? invitation.unit : undefined);
  return (
    <li>
      <Link to={childPath(one)} className={styles.row}>
        <span className={styles.who}>
          <ChildPicture avatar={figureOf(child)} />
          <span>
            <b>{childCode(child.client)}</b>
            {below !== undefined && <small>{below}</small>}
          </span>
        </span>
        <div className={styles.flags}>
          <ChildFlags child={child} withoutLate />
        </div>
        <span className={styles.state}>
          <State one={one} today={today} />
        </span>
        <ChevronRightIcon size="small" className={styles.go} />
      </Link>
    </li>
  );
}

/** What is new for this member and how long it has waited, or who has read the newest. */
function State({ one: { child }, today }: Required<Props>) {
  const { t } = useTranslation();
  const { name } = useStaff();
  const wordsOf = useDayWords();
  const note = useChildNote();
  const unread = child.sent.filter(({ opened }) => !opened);
  const day = latestSentDay(child);
  if (day === undefined) return <small>{note(child, today)}</small>;
  if (unread.length > 0) {
    return (
      <>
        <span className={styles.new}>{t('start.row.new', { count: unread.length })}</span>
        {child.lateDays === undefined ? (
          <small>{wordsOf(dayOfTime(unread.at(-1)?.at ?? day), today)}</small>
        ) : (
          <small data-late="">{t('start.row.waited', { count: child.lateDays })}</small>
        )}
      </>
    );
  }
  const readers = child.sent.at(-1)?.readers ?? [];
  const mine = readers.find((reader) => reader.name === name);
  const reader = mine ?? readers[0];
  if (!reader) return <small>{note(child, today)}</small>;
  return (
    <>
      <small>{mine ? t('start.row.read-by-me') : t('start.row.read-by', { name: reader.name })}</small>
      <small>{wordsOf(reader.day, today)}</small>
    </>
  );
}
