import type { InvitedChild } from '@lykta/api';
import { Button, FormIcon, LinkButton, SendIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ChildFile } from './child-file.tsx';

/** What can be done with one child's answers: a file, paper, and asking for more, which all of the invitation get. */
export function ChildActions({ one }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  return (
    <>
      <ChildFile one={one} />
      <Button look="secondary" size="compact" fit icon={FormIcon} onClick={() => window.print()}>
        {t('answers.print')}
      </Button>
      <LinkButton
        href={`/invitations/${encodeURIComponent(one.invitation.id)}`}
        size="compact"
        fit
        icon={SendIcon}
      >
        {t('answers.send', { count: one.invitation.accepted })}
      </LinkButton>
    </>
  );
}
