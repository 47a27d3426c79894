import { useStaffFormsQuery, useStartSittingMutation, type InvitedChild } from '@lykta/api';
import { can, type StartedSitting } from '@lykta/domain';
import { Button, Dialog, FormError, RadioCards } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../../frame/staff.ts';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { SittingCode } from './sitting-code.tsx';
import { unsentForms } from './unsent-forms.ts';

/** Begins to answer one form with a child at one screen; disabled while the child is asked nothing. */
export function AnswerTogether({ one }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const { data: forms = [] } = useStaffFormsQuery();
  const { units, role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const unsent = unsentForms(one, forms);
  if (!can(role, 'open-answers') || !units.includes(one.invitation.unit)) return null;
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        disabled={unsent.length === 0}
        reason={t('together.nothing')}
        onClick={() => setOpen(true)}
      >
        {t('together.start')}
      </Button>
      {isOpen && <Together one={one} unsent={unsent} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  one: InvitedChild;
  unsent: ReturnType<typeof unsentForms>;
  onClose: () => void;
}

/** Chooses the form, then shows the code for the device beside the child. */
function Together({ one: { invitation, child }, unsent, onClose }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState(unsent.length === 1 ? unsent[0]?.form.id : undefined);
  const [started, setStarted] = useState<StartedSitting>();
  const [start, { isLoading, error }] = useStartSittingMutation();
  const wanted = unsent.find(({ form }) => form.id === chosen);
  const submit = async () => {
    if (!wanted) return;
    const { request, form } = wanted;
    const { data } = await start({ invitation: invitation.id, client: child.client, request, form });
    if (data) setStarted(data);
  };
  if (started) return <SittingCode started={started} link={invitation.link} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('together.start')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={!wanted}
            reason={t('together.choose.missing')}
            onClick={() => void submit()}
          >
            {t('together.show-code')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('together.about')}</p>
      <p>{t('together.about.child')}</p>
      <RadioCards
        label={t('together.choose')}
        options={unsent.map(({ form, name }) => ({ value: form.id, label: name }))}
        value={chosen ?? null}
        onChoose={setChosen}
      />
      <FormError>{error && failureText(error)}</FormError>
    </Dialog>
  );
}
