import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useEraseSentMutation } from '@lykta/api';
import type { KeptAnswers } from '@lykta/domain';
import { ConfirmDialog, FormError, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useConfirmFirst } from '../../frame/account/confirm-first.tsx';

interface Props {
  kept: KeptAnswers[number];
  onClose: () => void;
}

/** Asks before everything that a unit was sent is erased, then for the password: somebody else may hold the phone. */
export function EraseDialog({ kept: { invitation, unit }, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const textOf = useFailureText();
  const [problem, setProblem] = useState<unknown>();
  const [erase, { isLoading }] = useEraseSentMutation();
  const { runAfterPassword, dialog } = useConfirmFirst();

  const confirm = () =>
    runAfterPassword(
      () => erase(invitation),
      (error) => {
        setProblem(error);
        if (error !== undefined) return;
        toast(t('kept.erase.done', { unit }));
        onClose();
      },
    );
  return (
    <>
      <ConfirmDialog
        open={!dialog}
        onClose={onClose}
        onConfirm={() => void confirm()}
        title={t('kept.erase.title', { unit })}
        confirmLabel={t('kept.erase')}
        cancelLabel={t('frame.cancel')}
        danger
        busy={isLoading}
      >
        <p>{t('kept.erase.text')}</p>
        <p>{t('kept.erase.stays')}</p>
        <p>{t('kept.erase.told')}</p>
        <FormError>{problem !== undefined && textOf(problem)}</FormError>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
