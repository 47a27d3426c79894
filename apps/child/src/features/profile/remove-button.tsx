import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf } from '@lykta/api';
import { Button, ConfirmDialog, FormError } from '@lykta/ui';
import { useState } from 'react';

interface Props {
  label: string;
  question: string;
  /** Says what is removed and what is kept. */
  consequence: string;
  onRemove: () => Promise<unknown>;
  onDone: () => void;
}

/** Removes something after a confirmation. If another device has already removed it, that counts as success. */
export function RemoveButton({ label, question, consequence, onRemove, onDone }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const remove = async () => {
    setBusy(true);
    try {
      await onRemove();
      onDone();
    } catch (thrown) {
      if (failureOf(thrown).code === 'not-found') return onDone();
      setError(thrown);
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {error !== undefined && <FormError>{textOf(error)}</FormError>}
      <Button look="text" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={question}
        confirmLabel={t('profile.remove')}
        cancelLabel={t('frame.cancel')}
        danger
        busy={busy}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
