import { useChangeInvitationMutation, useStaffFormsQuery } from '@lykta/api';
import { dayOf, lastDayFault, type StaffInvitation } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { FormChoice } from '../../frame/asking/form-choice.tsx';
import { toFormRefs } from '../../frame/asking/form-names.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { LastDayField, PlacesField } from './invitation-fields.tsx';
import { MOST_CHILDREN, readCount } from './read-count.ts';

interface Props {
  invitation: StaffInvitation;
  onClose: () => void;
}

/** The forms that every child of the invitation is asked now: not those with rounds, or for chosen children. */
function lastingForms({ requests }: StaffInvitation): string[] {
  const lasting = requests.filter(({ clients, withdrawn, repeat, round }) => {
    return !clients && !withdrawn && !repeat && round === undefined;
  });
  return [...new Set(lasting.flatMap(({ forms }) => forms.map(({ id }) => id)))];
}

/** Changes an invitation: its last day, its places, and the forms that all of its children are asked. */
export function ChangeInvitation({ invitation, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data: forms = [] } = useStaffFormsQuery();
  const [asked] = useState(() => lastingForms(invitation));
  const [chosen, setChosen] = useState(asked);
  const [lastDay, setLastDay] = useState(invitation.lastDay ?? '');
  const [places, setPlaces] = useState(String(invitation.maxClients));
  const [change, { error, isLoading }] = useChangeInvitationMutation();
  const isOpen = invitation.status.status === 'active';
  const isForOneChild = invitation.maxClients === 1 && invitation.accepted > 0;
  const least = Math.max(1, invitation.accepted === 0 ? 1 : Math.max(2, invitation.accepted));
  const maxClients = readCount(places, isForOneChild ? 1 : least);
  const dayChanged = lastDay !== (invitation.lastDay ?? '');
  const dayFault = dayChanged && lastDay !== '' ? lastDayFault(lastDay, dayOf(new Date())) : undefined;
  const formsChanged = chosen.join() !== asked.join();
  const isWrong = maxClients === undefined || dayFault !== undefined || chosen.length === 0;
  const save = async () => {
    const changes = {
      ...(dayChanged ? { lastDay: lastDay === '' ? null : lastDay } : {}),
      ...(maxClients === invitation.maxClients ? {} : { maxClients }),
      ...(formsChanged ? { forms: toFormRefs(chosen, forms) } : {}),
    };
    if (Object.keys(changes).length > 0) {
      const reply = await change({ id: invitation.id, ...changes });
      if (reply.error) return;
      toast(t('invitation.change.done'));
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitation.change.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={isWrong}
            reason={t('asking.fault.first')}
            onClick={() => void save()}
          >
            {t('invitation.change.save')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <LastDayField value={lastDay} onValue={setLastDay} fault={dayFault} />
      {lastDay !== '' && (
        <Button look="text" size="compact" fit onClick={() => setLastDay('')}>
          {t('invitation.change.last-day.none')}
        </Button>
      )}
      {isForOneChild ? (
        <p>{t('invitation.change.places.one')}</p>
      ) : (
        <PlacesField
          label={t('invitation.change.places')}
          error={
            maxClients === undefined
              ? t('invitation.change.places.wrong', { least, most: MOST_CHILDREN })
              : undefined
          }
          value={places}
          onValue={setPlaces}
        />
      )}
      {isOpen && (
        <>
          <p>{t('invitation.change.forms.help')}</p>
          <FormChoice
            forms={forms}
            chosen={chosen}
            onChange={setChosen}
            error={chosen.length === 0 ? t('invitation.new.forms.missing') : undefined}
          />
        </>
      )}
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
