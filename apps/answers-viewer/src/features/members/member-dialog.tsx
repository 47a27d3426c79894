import { useAddMemberMutation, useChangeMemberMutation } from '@lykta/api';
import { DEFAULT_STAFF_ROLE, staffRoleNames, staffRoleOf, type Member, type StaffRole } from '@lykta/domain';
import { Button, CheckCards, Dialog, FormError, RadioCards, TextField, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { useUnits } from '../../frame/use-units.ts';

interface Props {
  /** The member to change; undefined: a new one. */
  member: Member | undefined;
  onClose: () => void;
}

/** Edits name, role and units of a member. A new member gets a link by e-mail to choose a password. */
export function MemberDialog({ member, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const known = useUnits();
  const [name, setName] = useState(member?.name ?? '');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>(member?.role ?? DEFAULT_STAFF_ROLE);
  const [units, setUnits] = useState<string[]>(member?.units ?? []);
  const [newUnit, setNewUnit] = useState('');
  const [lastDay, setLastDay] = useState(member?.lastDay ?? '');
  const [add, adding] = useAddMemberMutation();
  const [change, changing] = useChangeMemberMutation();
  const error = adding.error ?? changing.error;
  const wanted = [...units, ...(newUnit.trim() ? [newUnit.trim()] : [])];
  const isComplete = name.trim() !== '' && (member !== undefined || /^\S+@\S+\.\S+$/.test(email.trim()));

  const save = async () => {
    const facts = { name: name.trim(), role, units: [...new Set(wanted)] };
    const { data } = member
      ? await change({ id: member.id, change: { ...facts, lastDay: lastDay || null } })
      : await add({ ...facts, email: email.trim() });
    if (!data) return;
    toast(member ? t('members.saved') : t('members.added'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={member ? t('members.change.title') : t('members.add')}
      actions={
        <>
          <Button
            size="compact"
            busy={adding.isLoading || changing.isLoading}
            disabled={!isComplete}
            reason={t('members.incomplete')}
            onClick={() => void save()}
          >
            {t('members.save')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <TextField label={t('members.column.name')} size="compact" value={name} onValue={setName} />
      {!member && (
        <TextField
          label={t('members.column.email')}
          help={t('members.email.help')}
          type="email"
          size="compact"
          value={email}
          onValue={setEmail}
        />
      )}
      <RadioCards
        label={t('members.column.role')}
        options={staffRoleNames.map((value) => ({
          value,
          label: t(`members.role.${value}`),
          help: t(`members.role.${value}.help`),
        }))}
        value={role}
        onChoose={(value) => setRole(staffRoleOf(value) ?? role)}
      />
      {known.length > 0 && (
        <CheckCards
          label={t('members.column.units')}
          options={known.map((unit) => ({ value: unit, label: unit }))}
          values={units}
          onToggle={(unit) =>
            setUnits((now) => (now.includes(unit) ? now.filter((one) => one !== unit) : [...now, unit]))
          }
        />
      )}
      <TextField label={t('members.unit.new')} size="compact" value={newUnit} onValue={setNewUnit} />
      {member && (
        <TextField
          label={t('members.last-day')}
          help={t('members.last-day.help')}
          type="date"
          size="compact"
          value={lastDay}
          onValue={setLastDay}
        />
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
