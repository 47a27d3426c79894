import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useStartOverMutation, type FormKey } from '@lykta/api';
import { Button, ConfirmDialog, Dialog, ErrorState, Lantern } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../frame/paths.ts';

/** Milliseconds that "done" is shown before the next page (docs/product.md §4, §9). */
const DONE_PAUSE = 1400;

interface Props {
  formKey: FormKey;
  name: string;
  /** False while the form has no answers. */
  possible: boolean;
}

/** Starts an own form over; states: disabled, confirmation, failed, done (docs/product.md §4, Start over). */
export function StartOver({ formKey, name, possible }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [asking, setAsking] = useState(false);
  const [startOver, { isLoading, isSuccess, error, reset }] = useStartOverMutation();
  const begin = () => void startOver(formKey);
  const close = () => {
    setAsking(false);
    reset();
  };

  if (isSuccess) return <StartedOver />;
  return (
    <>
      <Button
        look="text"
        size="small"
        disabled={!possible}
        aria-label={t('questions.over.form', { name })}
        onClick={() => setAsking(true)}
      >
        {t('questions.over')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={begin}
        title={t('questions.over.title', { name })}
        confirmLabel={t('questions.over.confirm')}
        cancelLabel={t('frame.cancel')}
        busy={isLoading}
      >
        {error ? (
          <ErrorState title={textOf(error)} retryLabel={t('frame.retry')} onRetry={begin} />
        ) : (
          <p>{t('questions.over.text')}</p>
        )}
      </ConfirmDialog>
    </>
  );
}

function StartedOver() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goOn = () => void navigate(paths.start);
  useEffect(() => {
    const pause = setTimeout(() => void navigate(paths.start), DONE_PAUSE);
    return () => clearTimeout(pause);
  }, [navigate]);
  return (
    <Dialog open onClose={goOn} title={t('questions.over.done')} picture={<Lantern size={72} />}>
      <p>{t('questions.over.done.text')}</p>
    </Dialog>
  );
}
