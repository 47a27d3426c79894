import { Button } from '../../action/button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { DialogProps } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  onConfirm: () => void;
  confirmLabel: string;
  cancelLabel: string;
  /** Nothing brings it back: the clay button. */
  danger?: boolean;
  busy?: boolean;
}

/** Asks once before something that can't be undone. */
export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button look="quiet" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
