import { useColleaguesQuery, useHandOverMutation, type InvitedChild } from '@lykta/api';
import { Button, Checkbox, Dialog, FormError, SelectField, ToggleChips, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { useStaff } from '../../frame/staff.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';

interface Props {
  /** The children that the member decides about. */
  list: readonly InvitedChild[];
  onClose: () => void;
}

const keyOf = ({ invitation, child }: InvitedChild) => `${invitation.id} ${child.client}`;

/** Makes a colleague responsible for chosen children. Only those who work in the unit of each can be chosen. */
export function HandOver({ list, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const nameOf = useChildName();
  const { id: me } = useStaff();
  const { data: colleagues = [], error: unlisted } = useColleaguesQuery();
  const [chosen, setChosen] = useState<string[]>([]);
  const [to, setTo] = useState('');
  const [coming, setComing] = useState(false);
  const [handOver, { error, isLoading }] = useHandOverMutation();
  const given = list.filter((one) => chosen.includes(keyOf(one)));
  const fitting = colleagues.filter(
    ({ id, units }) => id !== me && given.every(({ invitation }) => units.includes(invitation.unit)),
  );
  const fits = fitting.some(({ id }) => id === to);
  const toggle = (key: string) =>
    setChosen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));

  const submit = async () => {
    const reply = await handOver({
      to,
      cases: given.map(({ invitation, child }) => ({ invitation: invitation.id, client: child.client })),
      ...(coming ? { coming } : {}),
    });
    if (reply.error) return;
    toast(t('cases.hand-over.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cases.hand-over.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={given.length === 0 || !fits}
            reason={t('cases.hand-over.missing')}
            onClick={() => void submit()}
          >
            {t('cases.hand-over.submit', { count: given.length })}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <ToggleChips
        label={t('cases.hand-over.children')}
        options={list.map((one) => ({ value: keyOf(one), label: nameOf(one.child) }))}
        values={chosen}
        onToggle={toggle}
      />
      <SelectField
        label={t('cases.hand-over.to')}
        help={t('cases.hand-over.to.help')}
        size="compact"
        value={fits ? to : ''}
        onValue={setTo}
        options={[
          { value: '', label: t('cases.responsible.choose') },
          ...fitting.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Checkbox
        label={t('cases.hand-over.coming')}
        help={t('cases.hand-over.coming.help')}
        checked={coming}
        onCheck={setComing}
      />
      {(error ?? unlisted) && <FormError>{failureText(error ?? unlisted)}</FormError>}
    </Dialog>
  );
}
