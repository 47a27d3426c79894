import { useAnswerBackMutation } from '@lykta/api';
import {
  CONTACT_WITHIN_DAYS,
  addDays,
  answersBack,
  dayOf,
  type AnswerBack,
  type AnswerBackKind,
  type CreateAnswerBack,
} from '@lykta/domain';
import { Button, Dialog, FormError, RadioCards, Stack, TextField, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../../frame/use-failure-text.ts';

/** The words of each fixed answer, before a day is chosen. */
export const answerBackText = {
  read: 'answers.back.read',
  meeting: 'answers.back.meeting',
  contact: 'answers.back.contact.choose',
} as const satisfies Record<AnswerBackKind, string>;

export interface AnswerBackDialogProps {
  of: { invitation: string; client: string; sent: CreateAnswerBack['sent'] };
  /** The answer that is chosen at first; none by default. */
  first?: AnswerBackKind;
  onClose: () => void;
  /** The reference day; default today. */
  today?: Date;
}

/** The answer that has been chosen; undefined while something is missing. */
function chosenAnswer(kind: AnswerBackKind | null, before: string, first: string, last: string) {
  if (kind === null) return undefined;
  if (kind !== 'contact') return { kind } satisfies AnswerBack;
  return before >= first && before <= last ? ({ kind, before } satisfies AnswerBack) : undefined;
}

/** Answers a child with one of the fixed sentences; there is no free text. */
export function AnswerBackDialog({ of, first: preset, onClose, today = new Date() }: AnswerBackDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [kind, setKind] = useState<AnswerBackKind | null>(preset ?? null);
  const [before, setBefore] = useState('');
  const [give, { error, isLoading }] = useAnswerBackMutation();
  const [first, last] = [addDays(dayOf(today), 1), addDays(dayOf(today), CONTACT_WITHIN_DAYS)];
  const answer = chosenAnswer(kind, before, first, last);
  const send = async () => {
    if (!answer) return;
    const reply = await give({ ...of, answer });
    if (reply.error) return;
    toast(t('answers.back.sent'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('answers.back.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={!answer}
            reason={kind === 'contact' ? t('answers.back.missing.day') : t('answers.back.missing')}
            onClick={() => void send()}
          >
            {t('answers.back.send')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="tight">
        <p>
          {t('answers.back.about', { count: of.sent.length })} {t('answers.back.help')}
        </p>
        <RadioCards
          label={t('answers.back.choose')}
          hideLabel
          value={kind}
          onChoose={(value) => setKind(answersBack.find((one) => one === value) ?? null)}
          options={answersBack.map((value) => ({ value, label: t(answerBackText[value]) }))}
        />
        {kind === 'contact' && (
          <TextField
            label={t('answers.back.day')}
            help={t('answers.back.day.help', { days: CONTACT_WITHIN_DAYS })}
            type="date"
            size="compact"
            min={first}
            max={last}
            value={before}
            onValue={setBefore}
          />
        )}
        {error && <FormError>{failureText(error)}</FormError>}
      </Stack>
    </Dialog>
  );
}
