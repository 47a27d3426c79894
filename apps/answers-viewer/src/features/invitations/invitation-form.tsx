import { useCreateInvitationMutation } from '@lykta/api';
import { can, dayOf, labelFault, lastDayFault, type StaffForm } from '@lykta/domain';
import { Button, FormError, SelectField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { LabelField } from '../../frame/label/label-field.tsx';
import { useStaff } from '../../frame/staff.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { useUnits } from '../../frame/use-units.ts';
import { FormChoice } from '../../frame/asking/form-choice.tsx';
import { toFormRefs } from '../../frame/asking/form-names.ts';
import { LastDayField, PlacesField } from './invitation-fields.tsx';
import styles from './invitation-form.module.css';
import { helpForCount, MOST_CHILDREN, readCount } from './read-count.ts';
import { RecipientList } from './recipient-list.tsx';
import { ResponsibleField } from './responsible-field.tsx';
import { useResponsible } from './use-responsible.ts';

/** The form for a new invitation: unit, who is responsible if the member does not work in it, forms, number of children, label, last day, and recipients of the link. */
export function InvitationForm({ forms }: { readonly forms: StaffForm[] }) {
  const { t } = useTranslation();
  const units = useUnits();
  const { units: memberUnits, role } = useStaff();
  const own = can(role, 'open-answers') ? memberUnits : [];
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [chosenUnit, setUnit] = useState<string>();
  const unit = chosenUnit ?? units[0] ?? '';
  const isOwn = own.includes(unit);
  const [chosen, setChosen] = useState<string[]>([]);
  const [count, setCount] = useState('1');
  const [recipients, setRecipients] = useState<string[]>([]);
  const [label, setLabel] = useState('');
  const [lastDay, setLastDay] = useState('');
  const responsible = useResponsible(unit, isOwn);
  const [tried, setTried] = useState(false);
  const [create, { error, isLoading }] = useCreateInvitationMutation();
  const maxClients = readCount(count);
  // With several children nobody can tell who wrote an answer, so staff can't help a child because of it.
  // Only those who may open the children label them.
  const wantedLabel = isOwn ? label.trim() : '';
  const dayFault = lastDay === '' ? undefined : lastDayFault(lastDay, dayOf(new Date()));
  const several = Math.max(maxClients ?? 1, recipients.length) > 1;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!maxClients || responsible.isMissing || chosen.length === 0 || labelFault(wantedLabel) || dayFault)
      return;
    const { data } = await create({
      unit,
      maxClients: Math.max(maxClients, recipients.length),
      forms: toFormRefs(chosen, forms),
      ...(recipients.length > 0 ? { recipients } : {}),
      ...(wantedLabel ? { label: wantedLabel } : {}),
      ...(lastDay === '' ? {} : { lastDay }),
      ...(responsible.id ? { responsible: responsible.id } : {}),
    });
    const state = { created: true, recipients: recipients.length };
    if (data) await navigate(`/invitations/${encodeURIComponent(data.id)}`, { state });
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={t('invitation.new.unit')}
        value={unit}
        onValue={setUnit}
        options={units.map((name) => ({ value: name, label: name }))}
        size="compact"
      />
      {!isOwn && <ResponsibleField responsible={responsible} tried={tried} />}
      <div className={styles.forms}>
        <FormChoice
          forms={forms}
          chosen={chosen}
          onChange={setChosen}
          error={tried && chosen.length === 0 ? t('invitation.new.forms.missing') : undefined}
        />
      </div>
      <PlacesField
        label={t('invitation.new.count')}
        help={t(helpForCount(maxClients, several), { count: maxClients ?? 0 })}
        error={tried && !maxClients ? t('invitation.new.count.wrong', { most: MOST_CHILDREN }) : undefined}
        value={count}
        onValue={setCount}
      />
      {isOwn && (
        <LabelField
          value={label}
          onValue={setLabel}
          help={t(several ? 'label.help.many' : 'label.help.one')}
        />
      )}
      <LastDayField value={lastDay} onValue={setLastDay} fault={dayFault} />
      <RecipientList recipients={recipients} onChange={setRecipients} />
      {error && <FormError>{failureText(error)}</FormError>}
      <Button type="submit" size="compact" fit busy={isLoading}>
        {t('invitation.new.submit')}
      </Button>
    </form>
  );
}
