import type { InvitedChild } from '@lykta/api';
import type { IndividualAnswers } from '@lykta/domain';
import { Button, FormIcon, SendIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendForms } from '../../frame/asking/send-forms.tsx';
import { ExtractButton } from './extract/extract-button.tsx';
import { RecordButton } from './record/record-button.tsx';

type ChildActionsProps = {
  readonly one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  readonly answers: readonly IndividualAnswers[] | undefined;
};

/** Actions for one child's answers: take out for the record, print, and ask this child for more. */
export function ChildActions({ one, answers }: ChildActionsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { invitation, child } = one;
  const left = t(child.ended === undefined ? 'answers.send.left' : 'error.case-ended');
  const isOpen = invitation.status.status === 'active';
  return (
    <>
      {!child.emergencyOnly && (
        <>
          <RecordButton one={one} answers={answers} kind="document" />
          <RecordButton one={one} answers={answers} kind="meeting-sheet" />
          <Button
            look="secondary"
            size="compact"
            fit
            icon={FormIcon}
            data-shortcut="print"
            onClick={() => window.print()}
          >
            {t('answers.print')}
          </Button>
        </>
      )}
      <ExtractButton one={one} />
      <Button
        size="compact"
        fit
        icon={SendIcon}
        disabled={!isOpen || child.left !== undefined || child.ended !== undefined}
        reason={isOpen ? left : t('answers.send.not-open')}
        onClick={() => setAsking(true)}
      >
        {t('invitation.send')}
      </Button>
      {asking && <SendForms invitation={invitation} child={child.client} onClose={() => setAsking(false)} />}
    </>
  );
}
