import type { InvitedChild } from '@lykta/api';
import type { IndividualAnswers } from '@lykta/domain';
import { Button, LinkButton, SendIcon, SheetIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendForms } from '../../frame/asking/send-forms.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import { SHEET } from './meeting-sheet/address.ts';
import { RecordButton } from './record/record-button.tsx';

type ChildActionsProps = {
  readonly one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  readonly answers: readonly IndividualAnswers[] | undefined;
};

/** The main things to do with one child's answers: a sheet for the meeting, the record, and asking for more. */
export function ChildActions({ one, answers }: ChildActionsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { invitation, child } = one;
  const left = t(child.ended === undefined ? 'answers.send.left' : 'error.case-ended');
  const isOpen = invitation.status.status === 'active';
  return (
    <>
      {answers && (
        <>
          <LinkButton
            look="secondary"
            size="compact"
            fit
            icon={SheetIcon}
            href={`${childPath(one)}?${SHEET}`}
            data-shortcut="sheet"
          >
            {t('record.kind.meeting-sheet')}
          </LinkButton>
          <RecordButton one={one} answers={answers} />
        </>
      )}
      <Button
        size="compact"
        fit
        icon={SendIcon}
        disabled={!isOpen || child.left !== undefined || child.ended !== undefined}
        reason={isOpen ? left : t('answers.send.not-open')}
        onClick={() => setAsking(true)}
      >
        {t('answers.send')}
      </Button>
      {asking && <SendForms invitation={invitation} child={child.client} onClose={() => setAsking(false)} />}
    </>
  );
}
