import { useGiveReasonMutation } from '@lykta/api';
import { Button, FormError, RadioCards, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
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

type ReasonFormProps = {
  /** The children whose answers the reason gives access to. */
  readonly children: readonly { invitation: string; client: string }[];
  readonly submit: string;
  readonly onGiven: () => void;
};

/** Asks for a reason before a member reads answers of a child, and again after 90 days. The log keeps the reason. */
export function ReasonForm({ children, submit: submitText, onGiven }: ReasonFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [give, { error, isLoading }] = useGiveReasonMutation();
  const reason = (chosen === 'other' ? typed : (chosen ?? '')).trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    for (const { invitation, client } of children) {
      const { error: refusal } = await give({ invitation, client, reason });
      if (refusal) return;
    }
    onGiven();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h3>{t('answers.reason.title')}</h3>
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
          maxLength={300}
          size="compact"
          value={typed}
          onValue={setTyped}
        />
      )}
      {error && <FormError>{failureText(error)}</FormError>}
      <Button
        type="submit"
        size="compact"
        fit
        busy={isLoading}
        disabled={reason.length < SHORTEST}
        reason={t('answers.reason.missing')}
      >
        {submitText}
      </Button>
    </form>
  );
}
