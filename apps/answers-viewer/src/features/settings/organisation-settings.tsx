import { useChangeOrganisationMutation, useOrganisationQuery } from '@lykta/api';
import { THRESHOLD, type Organisation } from '@lykta/domain';
import { Button, FormError, Switch, TextField, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { KeepsMonths } from './keeps-months.tsx';
import { UnitAccess } from './unit-access.tsx';
import { UnitReading } from './unit-reading.tsx';
import { UnitTelling } from './unit-telling.tsx';

/** Settings of the organisation: the smallest group for figures, what children see, and who opens answers and when. */
export function OrganisationSettings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOrganisationQuery();
  return (
    <>
      <section>
        <h2>{t('settings.organisation')}</h2>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading parts={['text']} />}
        {data && <Fields organisation={data} />}
      </section>
      {data && (
        <>
          <UnitReading reading={data.reading} />
          <UnitTelling telling={data.telling} />
          <KeepsMonths keepsMonths={data.keepsMonths} />
        </>
      )}
    </>
  );
}

function Fields({ organisation }: { readonly organisation: Organisation }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [threshold, setThreshold] = useState(String(organisation.threshold));
  const [change, { error, isLoading }] = useChangeOrganisationMutation();
  const number = Number(threshold);
  const isRight = /^\d+$/.test(threshold) && number >= THRESHOLD.least && number <= THRESHOLD.most;
  const save = async (wanted: { threshold?: number; showNames?: boolean; secondReader?: boolean }) => {
    const { data } = await change(wanted);
    if (data) toast(t('settings.saved'));
  };
  return (
    <>
      <TextField
        label={t('settings.threshold')}
        help={t('settings.threshold.help')}
        error={isRight ? undefined : t('settings.threshold.wrong', THRESHOLD)}
        inputMode="numeric"
        size="compact"
        value={threshold}
        onValue={setThreshold}
      />
      <Button
        look="secondary"
        size="compact"
        fit
        busy={isLoading}
        disabled={!isRight || number === organisation.threshold}
        onClick={() => void save({ threshold: number })}
      >
        {t('settings.save')}
      </Button>
      <Switch
        label={t('settings.names')}
        help={t('settings.names.help')}
        checked={organisation.showNames}
        onCheck={(showNames) => void save({ showNames })}
      />
      <Switch
        label={t('settings.second-reader')}
        help={t('settings.second-reader.help')}
        checked={organisation.secondReader}
        onCheck={(secondReader) => void save({ secondReader })}
      />
      <UnitAccess list={organisation.unitAccess} />
      {error && <FormError>{failureText(error)}</FormError>}
    </>
  );
}
