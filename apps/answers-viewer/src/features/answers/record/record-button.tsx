import type { InvitedChild } from '@lykta/api';
import type { DocumentKind, IndividualAnswers } from '@lykta/domain';
import { Button, DownloadIcon, FormIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDialog } from './record-dialog.tsx';

type RecordButtonProps = {
  readonly one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  readonly answers: readonly IndividualAnswers[] | undefined;
  /** What the dialog offers first. */
  readonly kind: Extract<DocumentKind, 'document' | 'meeting-sheet'>;
};

/** Opens the dialog that takes answers out for the record; nothing for a child who has sent nothing. */
export function RecordButton({ one, answers, kind }: RecordButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isSheet = kind === 'meeting-sheet';
  // One button says what must come first; two would only say it twice.
  if (one.child.sent.length === 0 || (isSheet && !answers)) return null;
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={isSheet ? FormIcon : DownloadIcon}
        disabled={!answers}
        reason={t('record.read-first')}
        data-shortcut={isSheet ? 'sheet' : undefined}
        onClick={() => setOpen(true)}
      >
        {t(isSheet ? 'record.kind.meeting-sheet' : 'record.open')}
      </Button>
      {isOpen && answers && (
        <RecordDialog one={one} answers={answers} first={kind} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
