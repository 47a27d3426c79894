import type { Labelled } from '@lykta/api';
import { can } from '@lykta/domain';
import { Button, EditIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useStaff } from '../staff.ts';
import styles from './label-button.module.css';
import { LabelDialog } from './label-dialog.tsx';

interface Props {
  of: Labelled;
  /** The unit of the invitation: only its own members set labels. */
  unit: string;
  label: string | undefined;
  /** `chip` shows the label itself, and says who sees it; default `button`. */
  look?: 'button' | 'chip';
}

/** Opens the dialog of a label; nothing for a member who may not open the child. */
export function LabelButton({ of, unit, label, look = 'button' }: Props) {
  const { t } = useTranslation();
  const { units, role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!can(role, 'open-answers') || !units.includes(unit)) return null;
  const act = label === undefined ? t('label.set') : t('label.change');
  const open = () => setOpen(true);
  return (
    <>
      {look === 'button' ? (
        <Button look="secondary" size="compact" fit icon={EditIcon} onClick={open}>
          {act}
        </Button>
      ) : (
        <span className={styles.line}>
          <button type="button" className={styles.chip} aria-label={chipName(act, label)} onClick={open}>
            {label ?? act}
            <EditIcon size="small" />
          </button>
          {label !== undefined && <small>{t('label.only-you')}</small>}
        </span>
      )}
      {isOpen && <LabelDialog of={of} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The accessible name begins with the visible text, so that speech control finds it. */
const chipName = (act: string, label: string | undefined) =>
  label === undefined ? undefined : `${label}: ${act}`;
