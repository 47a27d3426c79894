import type { InvitedChild } from '@lykta/api';
import type { IndividualAnswers } from '@lykta/domain';
import { Button, LinkButton, SendIcon, SheetIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { SendForms } from '../../frame/asking/send-forms.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import styles from './child-actions.module.css';
import { SHEET } from './meeting-sheet/address.ts';
import { RecordButton } from './record/record-button.tsx';

interface ChildActionsProps {
  one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  answers: readonly IndividualAnswers[] | undefined;
}

/**
 * The main things to do with one child's answers: a sheet for the meeting, the record, and asking for more. All appear
 * before the answers are opened: a button that came later would move another one while somebody presses it.
 */
export function ChildActions({ one, answers }: ChildActionsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { invitation, child } = one;
  const left = t(child.ended === undefined ? 'answers.send.left' : 'error.case-ended');
  const isOpen = invitation.status.status === 'active';
  return (
    <div className={styles.actions}>
      {child.sent.length > 0 && !child.emergencyOnly && (
        <>
          <ToSheet one={one} isRead={answers !== undefined} />
          <RecordButton one={one} answers={answers} />
        </>
      )}
      <div className={styles.main}>
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
      </div>
      {asking && <SendForms invitation={invitation} child={child.client} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface ToSheetProps {
  one: InvitedChild;
  isRead: boolean;
}

/** Leads to the sheet for the meeting, once there are answers to choose from. */
function ToSheet({ one, isRead }: ToSheetProps) {
  const { t } = useTranslation();
  const look = { look: 'secondary', size: 'compact', fit: true, icon: SheetIcon } as const;
  const words = t('record.kind.meeting-sheet');
  if (!isRead) {
    return (
      <Button {...look} disabled>
        {words}
      </Button>
    );
  }
  return (
    <LinkButton {...look} href={`${childPath(one)}?${SHEET}`} data-shortcut="sheet">
      {words}
    </LinkButton>
  );
}
