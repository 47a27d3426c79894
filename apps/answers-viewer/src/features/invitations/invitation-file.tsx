import { can, type StaffClient, type StaffInvitation } from '@lykta/domain';
import { Button, DownloadIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import { InvitationFileDialog } from './invitation-file-dialog.tsx';

interface Props {
  invitation: StaffInvitation;
  children: readonly StaffClient[];
}

/** Opens the dialog that takes the answers of a whole invitation out; only for who may open some of them. */
export function InvitationFile({ invitation, children }: Props) {
  const { t } = useTranslation();
  const { units, role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const sent = children.filter((child) => child.sent.length > 0);
  const open = sent.filter((child) => !child.emergencyOnly);
  if (!can(role, 'open-answers') || !units.includes(invitation.unit) || open.length === 0) return null;
  return (
    <>
      <Button look="secondary" size="compact" fit icon={DownloadIcon} onClick={() => setOpen(true)}>
        {t('invitation.file')}
      </Button>
      {isOpen && (
        <InvitationFileDialog
          invitation={invitation.id}
          children={open}
          leftOut={sent.length - open.length}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
