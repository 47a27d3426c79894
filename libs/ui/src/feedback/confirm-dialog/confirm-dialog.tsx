import { Button } from '../../action/button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** Called by the confirm button. */
  onConfirm: () => void;
  /** Label of the confirm button. */
  confirmLabel: string;
  /** Label of the cancel button, which calls `onClose`. */
  cancelLabel: string;
  /** The action can't be undone: the confirm button is clay red. Default false. */
  danger?: boolean;
  /** The confirmed action is running. Default false. */
  busy?: boolean;
}

/** Asks for confirmation before an action. */
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
