import { failureOf, type InvitedChild } from '@lykta/api';
import { documentKinds, documentTypes, type IndividualAnswers } from '@lykta/domain';
import { Button, Checkbox, Dialog, FormError, PrinterIcon, RadioCards } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { keyOf } from './chosen.ts';
import { QuestionChoice } from './question-choice.tsx';
import styles from './record-dialog.module.css';
import { SentChoice } from './sent-choice.tsx';
import { useChoices } from './use-choices.ts';
import { useDocument } from './use-document.ts';

interface Props {
  one: InvitedChild;
  /** What the child sent, oldest first. */
  answers: readonly IndividualAnswers[];
  onClose: () => void;
}

/** Takes a child's answers out of Lykta: as a document, a meeting sheet, text, a table or FHIR. */
export function RecordDialog({ one: { invitation, child }, answers, onClose }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const choices = useChoices(answers);
  const [isRecorded, setRecorded] = useState(false);
  const { take, isBusy, error, uncopied } = useDocument();
  const { kind, sent, questionsOf } = choices;
  const isSheet = kind === 'meeting-sheet';
  const noAnswer = isSheet && sent.every((form) => questionsOf(keyOf(form)).length === 0);

  const isPaper = documentTypes[kind] === 'application/pdf';
  const isEmpty = sent.length === 0 || noAnswer;

  const submit = async (isPrinted: boolean) => {
    const body = choices.bodyFor({ invitation: invitation.id, client: child.client });
    if (await take(body, { isRecorded, isPrinted })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('record.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isBusy}
            disabled={isEmpty}
            reason={sent.length === 0 ? t('record.sent.missing') : t('record.questions.missing')}
            onClick={() => void submit(false)}
          >
            {kind === 'text' ? t('record.copy') : t('record.take')}
          </Button>
          {isPaper && (
            <Button
              look="secondary"
              size="compact"
              icon={PrinterIcon}
              busy={isBusy}
              disabled={isEmpty}
              data-shortcut="print"
              onClick={() => void submit(true)}
            >
              {t('answers.print')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t('record.kind')}
        value={kind}
        onChoose={(value) => choices.setKind(documentKinds.find((known) => known === value) ?? kind)}
        options={documentKinds.map((value) => ({
          value,
          label: t(`record.kind.${value}`),
          help: t(`record.kind.${value}.help`),
        }))}
      />
      <SentChoice
        answers={choices.all}
        sent={child.sent}
        chosen={choices.chosen}
        onToggle={choices.toggleSent}
      />
      {isSheet &&
        sent.map((form) => (
          <QuestionChoice
            key={keyOf(form)}
            answers={form}
            chosen={questionsOf(keyOf(form))}
            onToggle={(question) => choices.toggleQuestion(keyOf(form), question)}
          />
        ))}
      <Checkbox
        label={t('record.mark')}
        help={t('record.mark.help')}
        checked={isRecorded}
        onCheck={setRecorded}
      />
      <p className={styles.note}>{t('record.logged')}</p>
      {uncopied !== undefined && (
        <>
          <FormError>{t('record.not-copied')}</FormError>
          <label className={styles.text}>
            {t('record.text')}
            <textarea readOnly rows={10} value={uncopied} />
          </label>
        </>
      )}
      {error !== undefined && (
        <FormError>
          {failureOf(error).code === 'sheet-full' ? t('record.sheet-full') : failureText(error)}
        </FormError>
      )}
    </Dialog>
  );
}
