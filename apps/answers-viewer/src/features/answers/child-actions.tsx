import type { InvitedChild } from '@lykta/api';
import { Button, FormIcon, SendIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendForms } from '../../frame/asking/send-forms.tsx';
import { ChildFile } from './child-file.tsx';

/** Actions for one child's answers: download, print, and ask this child for more. */
export function ChildActions({ one }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { invitation, child } = one;
  const isOpen = invitation.status.status === 'active';
  return (
    <>
      <ChildFile one={one} />
      <Button look="secondary" size="compact" fit icon={FormIcon} onClick={() => window.print()}>
        {t('answers.print')}
      </Button>
      <Button
        size="compact"
        fit
        icon={SendIcon}
        disabled={!isOpen || child.left !== undefined}
        reason={isOpen ? t('answers.send.left') : t('answers.send.not-open')}
        onClick={() => setAsking(true)}
      >
        {t('invitation.send')}
      </Button>
      {asking && <SendForms invitation={invitation} child={child.client} onClose={() => setAsking(false)} />}
    </>
  );
}
