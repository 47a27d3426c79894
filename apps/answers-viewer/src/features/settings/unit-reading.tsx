import { useChangeOrganisationMutation } from '@lykta/api';
import type { Organisation } from '@lykta/domain';
import { FilterSelect, FormError, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** The promises that can be chosen; a month at most. */
const choices = [1, 2, 3, 5, 7, 14, 30];

/** Within how many days each unit says that it reads. The child sees it before sending and after. */
export function UnitReading({ reading }: Pick<Organisation, 'reading'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [change, { error }] = useChangeOrganisationMutation();
  const save = async (unit: string, value: string) => {
    const { data } = await change({ reading: { unit, days: value === '' ? null : Number(value) } });
    if (data) toast(t('settings.saved'));
  };
  return (
    <section>
      <h2>{t('settings.reading')}</h2>
      <p>{t('settings.reading.help')}</p>
      {reading.map(({ unit, days }) => (
        <FilterSelect
          key={unit}
          label={unit}
          value={days === null ? '' : String(days)}
          onValue={(value) => void save(unit, value)}
          options={[
            { value: '', label: t('settings.reading.none') },
            ...[...new Set([...choices, ...(days === null ? [] : [days])])]
              .sort((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('settings.reading.days', { count }) })),
          ]}
        />
      ))}
      {error && <FormError>{failureText(error)}</FormError>}
    </section>
  );
}
