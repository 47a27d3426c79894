import { Button, CopyIcon, Dialog, ShareIcon, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { canShare, offerLink, type Handed } from './offer-link.ts';

interface Props {
  link: string;
  /** Whether the link was copied on creation. */
  copied: boolean;
  onClose: () => void;
}

/** Shows the new link, once only: share it, copy it, or read it. */
export function LinkDialog({ link, copied, onClose }: Props) {
  const { t } = useTranslation();
  const [handed, setHanded] = useState<Handed | undefined>(copied ? 'copied' : undefined);
  const offer = async () => setHanded(await offerLink(link, t('sharing.text')));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sharing.ready')}
      actions={
        <>
          <Button icon={canShare() ? ShareIcon : CopyIcon} onClick={() => void offer()}>
            {canShare() ? t('sharing.share') : t('sharing.copy')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('frame.done')}
          </Button>
        </>
      }
    >
      <p>{t('sharing.ready.text')}</p>
      <TextField label={t('sharing.link')} value={link} onValue={() => {}} readOnly dir="ltr" />
      <p role="status">
        {handed === 'copied' && t('sharing.copied')}
        {handed === 'kept' && !canShare() && t('sharing.copy.failed')}
      </p>
    </Dialog>
  );
}
