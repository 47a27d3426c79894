import { useFailureText, useTranslation } from '@lykta/app-shell';
import type { ApiFailure } from '@lykta/api';
import { Button, Dialog } from '@lykta/ui';
import { useState } from 'react';
import type { FlowSession } from './flow/flow-session.ts';
import { useSaving } from './flow/follow-session.ts';

interface Props {
  session: FlowSession;
  /** Shows the question whose answer is not saved. */
  onShow: () => void;
  /** Leaves the form when answering again can't help. */
  onLeave: () => void;
}

/** The child is no longer asked: it need not answer, and nothing of its own is lost. */
const NO_NEED: ReadonlySet<string> = new Set(['request-withdrawn', 'request-ended', 'case-ended']);

/** The unit no longer says when it reads, so that the child's own words go to nobody; it can skip that question. */
const isUnread = ({ code }: ApiFailure) => code === 'promise-needed';

/** Whether the refusal is final: the invitation is closed, the answers are sent, or the form is not the child's. */
function isFinal(failure: ApiFailure): boolean {
  const { status } = failure;
  return status >= 400 && status < 500 && ![408, 412, 429].includes(status) && !isUnread(failure);
}

/** Says why an answer was not saved; OK returns to its question to answer again (docs/product.md §8). */
export function UnsavedDialog({ session, onShow, onLeave }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const saving = useSaving(session);
  // Not shown for an ended session or a locked app: their screens cover the page, and the answers are saved
  // afterwards.
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
      title={
        failure && NO_NEED.has(failure.code) ? t('questions.withdrawn.title') : t('questions.unsaved.title')
      }
      actions={<Button onClick={close}>{t('frame.ok')}</Button>}
    >
      {failure?.code === 'offline' ? (
        <p>{t('questions.unsaved.offline')}</p>
      ) : failure && isUnread(failure) ? (
        <p>{t('questions.words.nobody')}</p>
      ) : (
        <>
          <p>{failure && textOf(failure)}</p>
          {failure && !isFinal(failure) && <p>{t('questions.unsaved.other')}</p>}
        </>
      )}
    </Dialog>
  );
}
