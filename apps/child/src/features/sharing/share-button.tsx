import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useCreateShareMutation } from '@lykta/api';
import type { CreateShare } from '@lykta/domain';
import { Button, CopyIcon, ShareIcon } from '@lykta/ui';
import { useState } from 'react';
import { appOrigin } from '../../frame/native/app-origin.ts';
import { linkAddress } from './link-address.ts';
import { LinkDialog } from './link-dialog.tsx';
import { canShare, offerLink } from './offer-link.ts';
import styles from './share.module.css';

interface Props {
  share: CreateShare;
  /** Why no link can be created now. */
  reason: string | undefined;
  /** Called with an error message, and with undefined when a new try begins. */
  onFailed: (text: string | undefined) => void;
  /** Called when the child closes the new link. */
  onMade: () => void;
}

/** Creates a link and hands it to the share sheet, else to the clipboard (docs/product.md §2, share). */
export function ShareButton({ share, reason, onFailed, onMade }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [create, { isLoading }] = useCreateShareMutation();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);

  const press = async () => {
    onFailed(undefined);
    const { data, error } = await create(share);
    if (!data) return onFailed(textOf(error));
    const made = linkAddress(data.token, appOrigin());
    const handed = await offerLink(made, t('sharing.text'));
    setCopied(handed === 'copied');
    setLink(made);
  };

  return (
    <>
      <Button
        icon={canShare() ? ShareIcon : CopyIcon}
        disabled={reason !== undefined}
        reason={reason}
        busy={isLoading}
        onClick={() => void press()}
      >
        {canShare() ? t('sharing.share') : t('sharing.copy')}
      </Button>
      {!canShare() && reason === undefined && <p className={styles.hint}>{t('sharing.copy.hint')}</p>}
      {link && (
        <LinkDialog
          link={link}
          copied={copied}
          onClose={() => {
            setLink(undefined);
            onMade();
          }}
        />
      )}
    </>
  );
}
