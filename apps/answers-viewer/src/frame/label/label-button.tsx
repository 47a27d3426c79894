import type { Labelled } from '@lykta/api';
import { can } from '@lykta/domain';
import { Button, EditIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../staff.ts';
import { LabelDialog } from './label-dialog.tsx';

type LabelButtonProps = {
  readonly of: Labelled;
  /** The unit of the invitation: only its own members set labels. */
  readonly unit: string;
  readonly label: string | undefined;
};

/** Opens the dialog of a label; nothing for a member who may not open the child. */
export function LabelButton({ of, unit, label }: LabelButtonProps) {
  const { t } = useTranslation();
  const { units, role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!can(role, 'open-answers') || !units.includes(unit)) return null;
  return (
    <>
      <Button look="secondary" size="compact" fit icon={EditIcon} onClick={() => setOpen(true)}>
        {label === undefined ? t('label.set') : t('label.change')}
      </Button>
      {isOpen && <LabelDialog of={of} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
