import { useChangeMailSettingMutation, useMailSettingQuery } from '@lykta/api';
import { wholeLanguage, wholeLanguageChoices, type MailSetting } from '@lykta/domain';
import { FormError, Segmented, Switch, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** The member's own e-mail: whether it gets one when something is new, at most once a day, and in which language. */
export function DailyMail() {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data, error, refetch } = useMailSettingQuery();
  const [change, changing] = useChangeMailSettingMutation();
  const save = async (wanted: Partial<MailSetting>) => {
    const { error: refusal } = await change(wanted);
    if (!refusal) toast(t('settings.saved'));
  };
  return (
    <section>
      <h2>{t('settings.mail')}</h2>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading parts={['text']} />}
      {data && (
        <>
          <Switch
            label={t('settings.mail.daily')}
            help={t('settings.mail.daily.help')}
            checked={data.daily}
            onCheck={(daily) => void save({ daily })}
          />
          <p aria-hidden="true">{t('settings.mail.language')}</p>
          <Segmented
            label={t('settings.mail.language')}
            size="compact"
            options={wholeLanguageChoices.map(({ code, label }) => ({ value: code, label }))}
            value={data.language}
            onChoose={(code) => void save({ language: wholeLanguage(code) })}
          />
        </>
      )}
      {changing.error && <FormError>{failureText(changing.error)}</FormError>}
    </section>
  );
}
