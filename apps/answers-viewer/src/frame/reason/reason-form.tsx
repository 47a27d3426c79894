import { useGiveReasonMutation } from '@lykta/api';
import { labelFault } from '@lykta/domain';
import { Button, FormError, RadioCards, TextField } from '@lykta/ui';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@lykta/app-shell';
import { labelFaultText } from '../label/label-fault-text.ts';
import { useFailureText } from '../use-failure-text.ts';
import styles from './reason-form.module.css';

const reasons = [
  'answers.reason.meeting',
  'answers.reason.follow-up',
  'answers.reason.assessment',
  'answers.reason.protection',
  'answers.reason.inquiry',
] as const;
const SHORTEST = 3;

interface Props {
  /** The children whose answers the reason gives access to. */
  children: readonly { invitation: string; client: string }[];
  submit: string;
  onGiven: () => void;
}

/** Asks for a reason before a member reads answers of a child, and again after 90 days. The log keeps the reason. */
export function ReasonForm({ children, submit: submitText, onGiven }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [give, { error, isLoading }] = useGiveReasonMutation();
  const submitButton = useRef<HTMLButtonElement>(null);
  const reason = (chosen === 'other' ? typed : (chosen ?? '')).trim();
  // The log keeps the reason: like a label it must not tell whose answers they are.
  const fault = labelFault(reason);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    for (const { invitation, client } of children) {
      const { error: refusal } = await give({ invitation, client, reason });
      if (refusal) return;
    }
    onGiven();
  };
  // The key for a meeting sheet: the answers come first, and the reason is at hand.
  const chooseMeeting = () => {
    flushSync(() => setChosen(t('answers.reason.meeting')));
    submitButton.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <button type="button" hidden data-shortcut="sheet" onClick={chooseMeeting} />
      <h2>{t('answers.reason.title')}</h2>
      <p>{t('answers.reason.help')}</p>
      <RadioCards
        label={t('answers.reason.label')}
        hideLabel
        options={[
          ...reasons.map((id) => ({ value: t(id), label: t(id) })),
          { value: 'other', label: t('answers.reason.other') },
        ]}
        value={chosen}
        onChoose={setChosen}
      />
      {chosen === 'other' && (
        <TextField
          label={t('answers.reason.own')}
          help={t('answers.reason.own.help')}
          error={fault && t(labelFaultText[fault])}
          maxLength={300}
          size="compact"
          value={typed}
          onValue={setTyped}
        />
      )}
      {error && <FormError>{failureText(error)}</FormError>}
      <Button
        ref={submitButton}
        type="submit"
        size="compact"
        fit
        busy={isLoading}
        disabled={reason.length < SHORTEST || fault !== undefined}
        reason={t('answers.reason.missing')}
      >
        {submitText}
      </Button>
    </form>
  );
}
