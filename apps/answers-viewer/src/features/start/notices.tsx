import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useNoticesQuery, useSeeNoticesMutation } from '@lykta/api';
import { groupedBy, type NonEmpty, type NoticeKind, type StaffNotice } from '@lykta/domain';
import { Button, CalendarIcon, FormError, Link, PeopleIcon, ShieldIcon, type IconComponent } from '@lykta/ui';
import { childCode } from '../../frame/children/child-code.ts';
import { childPath } from '../../frame/children/child-state.ts';
import { shortDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { RailLine } from '../../frame/rail.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';
import styles from './notices.module.css';

const icons: Record<NoticeKind, IconComponent> = {
  emergency: ShieldIcon,
  received: PeopleIcon,
  'handed-over': PeopleIcon,
  'erasure-soon': CalendarIcon,
  erased: CalendarIcon,
  'erased-by-child': CalendarIcon,
  extract: ShieldIcon,
};

/** Seconds during which notices are not fetched again, because the start page waits for them. */
const SECONDS_KEPT = 5;

/** What a member must be told of its cases: emergencies one by one, everything else of a day together. */
export function Notices({ today = new Date() }: { readonly today?: Date }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const {
    data = [],
    error,
    refetch,
  } = useNoticesQuery(undefined, {
    refetchOnMountOrArgChange: SECONDS_KEPT,
  });
  const [see, seeing] = useSeeNoticesMutation();
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <section>
      <h2>{t('cases.notices')}</h2>
      {groupedBy(data, groupOf).map((group) => (
        <Told key={group[0].id} group={group} today={today} onSeen={(ids) => void see({ ids })} />
      ))}
      {seeing.error && <FormError>{failureText(seeing.error)}</FormError>}
    </section>
  );
}

/** What one member did on one day belongs together; emergencies stand alone. */
const groupOf = ({ id, kind, by, day }: StaffNotice) =>
  kind === 'emergency' ? id : [kind, by ?? '', day].join(' ');

interface Props {
  group: NonEmpty<StaffNotice>;
  today: Date;
  onSeen: (ids: string[]) => void;
}

function Told({ group, today, onSeen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [{ kind, by: name = '', day: date, reason }] = group;
  const words = { name, day: shortDay(date, language, today), count: group.length };
  return (
    <RailLine icon={icons[kind]} look={kind === 'emergency' ? 'bad' : undefined}>
      <div className={styles.told}>
        <p>{t(`cases.notice.${kind}`, words)}</p>
        {reason !== undefined && <p>{t('cases.notice.reason', { reason })}</p>}
        <ul>
          {group.map(({ id, invitation, client }) => (
            <li key={id}>
              <Link href={childPath({ invitation: { id: invitation }, child: { client } })}>
                {t('child.name', { code: childCode(client) })}
              </Link>
            </li>
          ))}
        </ul>
        <Button look="text" size="compact" fit onClick={() => onSeen(group.map(({ id }) => id))}>
          {t('cases.notice.seen')}
        </Button>
      </div>
    </RailLine>
  );
}
