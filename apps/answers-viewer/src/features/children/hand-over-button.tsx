import type { InvitedChild } from '@lykta/api';
import { can } from '@lykta/domain';
import { Button } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../../frame/staff.ts';
import { HandOver } from './hand-over.tsx';

/** Opens the dialog that hands children over; nothing for a member who decides about none of the list. */
export function HandOverButton({ list = [] }: { readonly list: InvitedChild[] | undefined }) {
  const { t } = useTranslation();
  const { role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const own = list.filter(({ child }) => can(role, 'assign-cases') || child.part === 'responsible');
  if (own.length === 0) return null;
  return (
    <>
      <Button look="secondary" size="compact" fit onClick={() => setOpen(true)}>
        {t('cases.hand-over')}
      </Button>
      {isOpen && <HandOver list={own} onClose={() => setOpen(false)} />}
    </>
  );
}
