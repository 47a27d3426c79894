import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useAcceptInvitationMutation, useDeclineInvitationMutation } from '@lykta/api';
import type { AcceptInvitation, Invitation } from '@lykta/domain';
import { Button, ConfirmDialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { dropCode, pendingCodes } from '../../frame/storage/codes.ts';
import { WhatItMeans } from './what-it-means.tsx';

interface Props {
  invitation: Invitation;
  onDecided: () => void;
  /** Called when the child wants to decide later. */
  onLater: () => void;
}

/**
 * The request's body: the code typed or from a link; an invitation already in the account is accepted by its id
 * (docs/product.md §7).
 */
function bodyOf({ id, code }: Invitation): AcceptInvitation {
  return pendingCodes().includes(code) ? { code } : { invitation: id, username: '' };
}

/** Statuses that end the decision: no such invitation for this child, or it is full. */
const settled: readonly number[] = [404, 409, 410];

/**
 * Accepts or declines one invitation. Its code is deleted when that is settled; after any other error the child can
 * try again.
 */
export function Deciding({ invitation, onDecided, onLater }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const textOf = useFailureText();
  const [accept, accepting] = useAcceptInvitationMutation();
  const [decline, declining] = useDeclineInvitationMutation();
  const [declines, setDeclines] = useState(false);
  const { id, code, unit, owner } = invitation;

  const decide = async (answer: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await answer;
    if (!error || settled.includes(failureOf(error).status)) dropCode(code);
    if (error) return;
    toast(done);
    onDecided();
  };

  const error = accepting.error ?? declining.error;
  const gone = error !== undefined && failureOf(error).status === 404;
  // The error is final: only the button to go on is left.
  const over = error !== undefined && settled.includes(failureOf(error).status);
  return (
    <Screen
      title={t('invitations.accept.title', { unit })}
      intro={t('invitations.accept.from', { unit, owner })}
      back={paths.home}
      foot={
        <>
          <FormError>{error && (gone ? t('invitations.invalid') : textOf(error))}</FormError>
          {over ? (
            <Button onClick={onLater}>{t('frame.ok')}</Button>
          ) : (
            <>
              <Button
                busy={accepting.isLoading}
                disabled={declining.isLoading}
                onClick={() =>
                  void decide(accept(bodyOf(invitation)), t('invitations.accept.done', { unit }))
                }
              >
                {t('invitations.accept.yes')}
              </Button>
              <Button
                look="quiet"
                busy={declining.isLoading}
                disabled={accepting.isLoading}
                onClick={() => setDeclines(true)}
              >
                {t('invitations.accept.no')}
              </Button>
            </>
          )}
        </>
      }
    >
      <WhatItMeans invitation={invitation} />
      <ConfirmDialog
        open={declines}
        onClose={() => setDeclines(false)}
        onConfirm={() => {
          setDeclines(false);
          void decide(decline(id), t('invitations.accept.declined', { unit }));
        }}
        title={t('invitations.decline.title')}
        confirmLabel={t('invitations.decline.yes')}
        cancelLabel={t('frame.cancel')}
      >
        {t('invitations.decline.text', { unit })}
      </ConfirmDialog>
    </Screen>
  );
}
