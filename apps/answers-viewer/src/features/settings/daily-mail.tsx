import { useChangeMailSettingMutation, useMailSettingQuery } from '@lykta/api';
import { FormError, Switch, useToast } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** Whether the member gets an e-mail, at most once a day, when something is new. */
export function DailyMail() {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data, error, refetch } = useMailSettingQuery();
  const [change, changing] = useChangeMailSettingMutation();
  const save = async (daily: boolean) => {
    const { error: refusal } = await change({ daily });
    if (!refusal) toast(t('settings.saved'));
  };
  return (
    <section>
      <h2>{t('settings.mail')}</h2>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading parts={['text']} />}
      {data && (
        <Switch
          label={t('settings.mail.daily')}
          help={t('settings.mail.daily.help')}
          checked={data.daily}
          onCheck={(daily) => void save(daily)}
        />
      )}
      {changing.error && <FormError>{failureText(changing.error)}</FormError>}
    </section>
  );
}
