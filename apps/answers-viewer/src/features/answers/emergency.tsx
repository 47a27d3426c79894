import { useOpenUrgentlyMutation, type InvitedChild } from '@lykta/api';
import { labelFault } from '@lykta/domain';
import { Button, FormError, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { labelFaultText } from '../../frame/label/label-fault-text.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import styles from './emergency.module.css';

const SHORTEST = 3;

/** Says that only others work with the child, and opens its answers in an emergency, with a reason. */
export function Emergency({ one: { invitation, child } }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [open, { error, isLoading }] = useOpenUrgentlyMutation();
  const reason = typed.trim();
  const fault = labelFault(reason);
  const isWrong = reason.length < SHORTEST || fault !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    void open({ invitation: invitation.id, client: child.client, reason });
  };
  return (
    <form className={styles.emergency} onSubmit={submit}>
      <h2>{t('cases.emergency.title')}</h2>
      <p>
        {child.responsible === undefined
          ? t('cases.emergency.nobody')
          : t('cases.emergency.responsible', { name: child.responsible })}
      </p>
      <p>{t('cases.emergency.help')}</p>
      <p>{t('cases.emergency.told')}</p>
      <TextField
        label={t('cases.emergency.reason')}
        help={t('cases.emergency.reason.help')}
        error={fault && t(labelFaultText[fault])}
        maxLength={300}
        size="compact"
        value={typed}
        onValue={setTyped}
      />
      {error && <FormError>{failureText(error)}</FormError>}
      <Button
        type="submit"
        look="secondary"
        size="compact"
        fit
        busy={isLoading}
        disabled={isWrong}
        reason={t('cases.emergency.missing')}
      >
        {t('cases.emergency.submit')}
      </Button>
    </form>
  );
}
