import type { InvitedChild } from '@lykta/api';
import { can } from '@lykta/domain';
import { Button, DownloadIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../../frame/staff.ts';
import { ExtractDialog } from './extract-dialog.tsx';

/** Opens the dialog for everything about one child as a file; only for whoever manages the organisation. */
export function ExtractButton({ one }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const { role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!can(role, 'manage-organisation')) return null;
  return (
    <>
      <Button look="secondary" size="compact" fit icon={DownloadIcon} onClick={() => setOpen(true)}>
        {t('extract.open')}
      </Button>
      {isOpen && <ExtractDialog one={one} onClose={() => setOpen(false)} />}
    </>
  );
}
