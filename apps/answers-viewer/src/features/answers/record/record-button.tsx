import type { InvitedChild } from '@lykta/api';
import type { IndividualAnswers } from '@lykta/domain';
import { Button, FolderIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { RecordDialog } from './record-dialog.tsx';

interface Props {
  one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  answers: readonly IndividualAnswers[] | undefined;
}

/** Opens the dialog that takes answers out for the record. */
export function RecordButton({ one, answers }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={FolderIcon}
        disabled={!answers}
        onClick={() => setOpen(true)}
      >
        {t('record.open')}
      </Button>
      {isOpen && answers && <RecordDialog one={one} answers={answers} onClose={() => setOpen(false)} />}
    </>
  );
}
