import type { FormKey } from '@lykta/api';
import type { AcceptedInvitation, FormRequest } from '@lykta/domain';
import { Link } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayText } from '../../frame/dates.ts';
import { formPath, sentPath } from '../../frame/form-paths.ts';
import styles from './invitations.module.css';

interface Props {
  invitation: AcceptedInvitation;
  request: FormRequest;
  /** The name of a form: looked up once for a whole list. */
  nameOf: (form: FormKey) => string | undefined;
}

/** The forms of one request in order: sent ones to read, the next one to answer, later ones locked. */
export function RequestForms({ invitation, request, nameOf }: Props) {
  const forms = [...request.forms].sort((a, b) => a.form.order - b.form.order);
  const open = invitation.status.status === 'active' ? forms.findIndex(({ done }) => done === null) : -1;
  return (
    <ul className={styles.forms}>
      {forms.map(({ form, done, answeredBack }, index) => (
        <RequestedForm
          key={`${form.id}/${form.version}`}
          name={nameOf(form) ?? ''}
          requested={{ ...form, request: { invitation: invitation.id, request: request.id } }}
          done={done}
          answeredBy={answeredBack && invitation.unit}
          open={index === open}
          locked={open >= 0 && index > open}
        />
      ))}
    </ul>
  );
}

interface FormProps {
  name: string;
  requested: { id: string; version: number; request: { invitation: string; request: string } };
  /** When it was sent, ISO 8601. */
  done: string | null;
  /** The unit that has answered the child about it. */
  answeredBy: string | undefined;
  open: boolean;
  locked: boolean;
}

function RequestedForm({ name, requested, done, answeredBy, open, locked }: FormProps) {
  const { t } = useTranslation();
  const href = done ? sentPath(requested, requested.request) : open ? formPath(requested) : undefined;
  return (
    <li>
      {href && name ? <Link href={href}>{name}</Link> : <span>{name}</span>}
      <span className={styles.quiet}>
        {done
          ? t('invitations.form.sent', { day: dayText(t, done) })
          : locked
            ? t('invitations.form.locked')
            : t('invitations.form.waiting')}
      </span>
      {answeredBy && <b>{t('invitations.form.answered', { unit: answeredBy })}</b>}
    </li>
  );
}
