import { useSetLabelMutation, type Labelled } from '@lykta/api';
import { labelFault } from '@lykta/domain';
import { Button, Dialog, FormError, useToast } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../use-failure-text.ts';
import { LabelField } from './label-field.tsx';

export interface LabelDialogProps {
  of: Labelled;
  /** The present label. */
  label: string | undefined;
  onClose: () => void;
}

/** Sets or removes the unit's own label of a child or of an invitation. */
export function LabelDialog({ of, label = '', onClose }: LabelDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(label);
  const [set, { error, isLoading }] = useSetLabelMutation();

  const save = async (next: string) => {
    if (labelFault(next)) return;
    const reply = await set({ ...of, label: next === '' ? null : next });
    if (reply.error) return;
    toast(next === '' ? t('label.removed') : t('label.saved'));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('label.title')}
      actions={
        <>
          <Button size="compact" busy={isLoading} onClick={() => void save(typed.trim())}>
            {t('label.save')}
          </Button>
          {label !== '' && (
            <Button look="secondary" size="compact" busy={isLoading} onClick={() => void save('')}>
              {t('label.remove')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <LabelField value={typed} onValue={setTyped} help={t('label.help')} />
      </form>
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
