import { useChangeOrganisationMutation } from '@lykta/api';
import { ERASURE_NOTICE_DAYS, KEEPS_MONTHS, type Organisation } from '@lykta/domain';
import { Button, FormError, TextField, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** For how many months after the end of a case its answers are kept. */
export function KeepsMonths({ keepsMonths }: Pick<Organisation, 'keepsMonths'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(String(keepsMonths));
  const [change, { error, isLoading }] = useChangeOrganisationMutation();
  const number = Number(typed);
  const isRight = /^\d+$/.test(typed) && number >= KEEPS_MONTHS.least && number <= KEEPS_MONTHS.most;
  const save = async () => {
    const { data } = await change({ keepsMonths: number });
    if (data) toast(t('settings.saved'));
  };
  return (
    <section>
      <h2>{t('settings.keeps')}</h2>
      <p>{t('settings.keeps.help', { days: ERASURE_NOTICE_DAYS })}</p>
      <TextField
        label={t('settings.keeps.months')}
        error={isRight ? undefined : t('settings.threshold.wrong', KEEPS_MONTHS)}
        inputMode="numeric"
        size="compact"
        value={typed}
        onValue={setTyped}
      />
      {error && <FormError>{failureText(error)}</FormError>}
      <Button
        look="secondary"
        size="compact"
        fit
        busy={isLoading}
        disabled={!isRight || number === keepsMonths}
        onClick={() => void save()}
      >
        {t('settings.keeps.save')}
      </Button>
    </section>
  );
}
