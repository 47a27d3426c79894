import type { ApiFailure } from '@lykta/api';
import { Button, Dialog } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import type { SaveStatus } from './saving/save-queue.ts';

interface Props {
  saving: SaveStatus;
  /** Shows the question whose answer is not saved. */
  onShow: () => void;
  /** Leaves the form, where pressing again can't help. */
  onLeave: () => void;
}

/** Whether the server has said no for good: the invitation is closed, the answers are sent, the form is not the child's. */
function isFinal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![408, 412, 429].includes(status);
}

/** An answer was not saved: what happened, and OK to go back to it and press it again (docs/product.md §8). */
export function UnsavedDialog({ saving, onShow, onLeave }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  // A session that is over, and a locked app, are not told here: their screen comes over the page, and then everything
  // is saved.
  const failure =
    saving.state === 'failed' && !['not-signed-in', 'locked'].includes(saving.failure.code)
      ? saving.failure
      : null;
  const [read, setRead] = useState(failure);
  const close = () => {
    setRead(failure);
    if (failure && isFinal(failure)) onLeave();
    else onShow();
  };
  return (
    <Dialog
      open={failure !== null && failure !== read}
      onClose={close}
      title={t('questions.unsaved.title')}
      actions={<Button onClick={close}>{t('frame.ok')}</Button>}
    >
      {failure?.code === 'offline' ? (
        <p>{t('questions.unsaved.offline')}</p>
      ) : (
        <>
          <p>{failure && textOf(failure)}</p>
          {failure && !isFinal(failure) && <p>{t('questions.unsaved.other')}</p>}
        </>
      )}
    </Dialog>
  );
}
