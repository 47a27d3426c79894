import { CODE_LENGTH, OWN_CODE_LENGTH, plainCode } from '@lykta/domain';
import { Button, CodeField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';

interface OwnCodeInput {
  isOpen: boolean;
  open: () => void;
  typed: string;
  type: (typed: string) => void;
  /** The whole code; undefined while the child has none. */
  ownCode: string | undefined;
  /** Whether the form can be sent: no code, or a whole one. */
  isReady: boolean;
}

/** The code of a child that has answered together with a worker, and now makes the account its own. */
export function useOwnCode(onChange: () => void): OwnCodeInput {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const code = plainCode(typed);
  return {
    isOpen,
    open: () => setOpen(true),
    typed,
    type: (next) => {
      onChange();
      setTyped(next);
    },
    ownCode: code === '' ? undefined : code,
    isReady: code === '' || code.length === OWN_CODE_LENGTH,
  };
}

/** A child that was invited in a talk has a code from a talk too, and cannot go on with it here. */
const looksLikeInvitation = ({ typed }: OwnCodeInput) => plainCode(typed).length === CODE_LENGTH;

/** The field for that code, behind a press: few children have one. */
export function OwnCodeField({ input }: { input: OwnCodeInput }) {
  const { t } = useTranslation();
  if (!input.isOpen)
    return (
      <Button look="text" size="small" fit onClick={input.open}>
        {t('account.own-code')}
      </Button>
    );
  return (
    <CodeField
      label={t('account.own-code.label')}
      help={t(looksLikeInvitation(input) ? 'account.own-code.short' : 'account.own-code.help')}
      length={OWN_CODE_LENGTH}
      value={input.typed}
      onValue={input.type}
    />
  );
}
