import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useStaffFormsQuery } from '@lykta/api';
import {
  auditDetailText,
  auditLabels,
  clockTime,
  formatCode,
  isAutomatic,
  localText,
  type AuditEntry,
  type StaffForm,
} from '@lykta/domain';
import { Link } from '@lykta/ui';
import { childCode } from '../../frame/children/child-code.ts';
import { timeOfDay } from '../../frame/dates.ts';
import { LongTable } from '../../frame/long/long-table.tsx';
import styles from './log.module.css';

interface LogTableProps {
  list: AuditEntry[];
  /** Called near the end of the list; undefined when there are no older entries. */
  onEnd?: () => void;
}

/** The entries of the log. Repetitions within an hour are one entry with their number. */
export function LogTable({ list, onEnd }: LogTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: forms = [] } = useStaffFormsQuery();
  const row = (entry: AuditEntry) => ({
    id: entry.id,
    cells: {
      at: <When entry={entry} />,
      who: (
        <span className={styles.word}>
          {entry.member
            ? entry.member.name || t('log.member.gone')
            : t(isAutomatic(entry.kind) ? 'log.lykta' : 'log.operator')}
        </span>
      ),
      what: <span className={styles.word}>{localText(auditLabels[entry.kind], language)}</span>,
      child: entry.client && (
        <span className={styles.word}>
          <Link href={`/log?${new URLSearchParams({ client: entry.client })}`}>
            {t('child.name', { code: childCode(entry.client) })}
          </Link>
        </span>
      ),
      more: saysMore(entry) && <More entry={entry} forms={forms} />,
    },
  });
  return (
    <LongTable
      caption={t('log.title')}
      columns={[
        { id: 'at', label: t('log.column.at') },
        { id: 'who', label: t('log.column.who') },
        { id: 'what', label: t('log.column.what') },
        { id: 'child', label: t('log.column.child') },
        { id: 'more', label: t('log.column.more') },
      ]}
      list={list}
      row={row}
      onEnd={onEnd}
    />
  );
}

function When({ entry: { at, last = at, count } }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={styles.when}>
      {timeOfDay(at, language)}
      {count > 1 && <small>{t('log.repeats', { count, last: clockTime(last, language) })}</small>}
    </span>
  );
}

const saysMore = ({ subject, invitation, form, details, reason }: AuditEntry): boolean =>
  Boolean(subject ?? form ?? invitation?.code ?? reason) || details.length > 0;

interface MoreProps {
  entry: AuditEntry;
  forms: StaffForm[];
}

/** The details of an entry: whom it concerns, invitation, form, changes and reason. */
function More({ entry: { subject, invitation, form, details, reason }, forms }: MoreProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = form && (forms.find(({ id }) => id === form.id)?.name ?? form.id);
  const facts = [
    ...(subject ? [subject.name] : []),
    ...(name ? [name] : []),
    ...details.map((detail) => auditDetailText(detail, language)),
  ];
  return (
    <ul className={styles.more}>
      {reason && <li>{t('log.reason', { reason })}</li>}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {invitation?.code && (
        <li>
          <Link href={`/invitations/${encodeURIComponent(invitation.id)}`}>
            {t('invitation.heading', { code: formatCode(invitation.code) })}
          </Link>
        </li>
      )}
    </ul>
  );
}
