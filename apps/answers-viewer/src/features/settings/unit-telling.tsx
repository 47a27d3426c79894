import { useChangeOrganisationMutation } from '@lykta/api';
import { TELLS_AFTER, type Organisation } from '@lykta/domain';
import { FilterSelect, FormError, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** The numbers of days that can be chosen, beside one that is set already. */
const choices = [TELLS_AFTER.least, 2, 3, 5, TELLS_AFTER.usual, 14, TELLS_AFTER.most];

/** After how many unread days each unit tells somebody else by e-mail: a deputy first, then an admin. */
export function UnitTelling({ telling }: Pick<Organisation, 'telling'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [change, { error }] = useChangeOrganisationMutation();
  const save = async (unit: string, days: number) => {
    const { data } = await change({ telling: { unit, days } });
    if (data) toast(t('settings.saved'));
  };
  return (
    <section>
      <h2>{t('settings.telling')}</h2>
      <p>{t('settings.telling.help')}</p>
      {telling.map(({ unit, days }) => (
        <FilterSelect
          key={unit}
          label={t('settings.telling.unit', { unit })}
          value={String(days)}
          onValue={(value) => void save(unit, Number(value))}
          options={[...new Set([...choices, days])]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: t('settings.telling.days', { count }) }))}
        />
      ))}
      {error && <FormError>{failureText(error)}</FormError>}
    </section>
  );
}
