import { useMakeExtractMutation, type InvitedChild } from '@lykta/api';
import { extractFormats, type ExtractFormat } from '@lykta/domain';
import { Button, Checkbox, Dialog, FormError, RadioCards, TextField, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { downloadFrom } from '../../../frame/file/download.ts';
import { useFailureText } from '../../../frame/use-failure-text.ts';

/** The shortest reason that the server takes. */
const SHORTEST = 3;

interface Props {
  one: InvitedChild;
  onClose: () => void;
}

/** Takes everything about one child out as a file, with a reason; the child sees the day unless that is unsafe. */
export function ExtractDialog({ one: { invitation, child }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [format, setFormat] = useState<ExtractFormat>('pdf');
  const [reason, setReason] = useState('');
  const [isUnsafe, setUnsafe] = useState(false);
  const [unsafe, setWhyUnsafe] = useState('');
  const [make, { error, isLoading }] = useMakeExtractMutation();
  const isMissing = reason.trim().length < SHORTEST || (isUnsafe && unsafe.trim().length < SHORTEST);

  const submit = async () => {
    const { data } = await make({
      ...{ invitation: invitation.id, client: child.client, format, reason: reason.trim() },
      ...(isUnsafe ? { unsafe: unsafe.trim() } : {}),
    });
    if (!data) return;
    downloadFrom(data.content, `lykta-utdrag.${data.format}`);
    toast(t('extract.taken'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('extract.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={isMissing}
            reason={t('extract.missing')}
            onClick={() => void submit()}
          >
            {t('extract.take')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('extract.what')}</p>
      <RadioCards
        label={t('extract.format')}
        value={format}
        onChoose={(value) => setFormat(extractFormats.find((known) => known === value) ?? format)}
        options={extractFormats.map((value) => ({ value, label: t(`extract.format.${value}`) }))}
      />
      <TextField
        label={t('extract.reason')}
        help={t('extract.reason.help')}
        maxLength={300}
        size="compact"
        value={reason}
        onValue={setReason}
      />
      <Checkbox
        label={t('extract.unsafe')}
        help={t('extract.unsafe.help')}
        checked={isUnsafe}
        onCheck={setUnsafe}
      />
      {isUnsafe && (
        <TextField
          label={t('extract.unsafe.why')}
          maxLength={300}
          size="compact"
          value={unsafe}
          onValue={setWhyUnsafe}
        />
      )}
      <p>{t('extract.logged')}</p>
      {error && <FormError>{failureText(error)}</FormError>}
    </Dialog>
  );
}
