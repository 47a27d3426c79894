import { useChangeOrganisationMutation } from '@lykta/api';
import type { UnitSetting } from '@lykta/domain';
import { FormError, Switch, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** For each unit: whether every worker opens the answers, or only those who work with the child. */
export function UnitAccess({ list }: { readonly list: readonly UnitSetting[] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [change, { error }] = useChangeOrganisationMutation();
  if (list.length === 0) return null;
  const turn = async (unit: string, all: boolean) => {
    const { data } = await change({ unitAccess: { unit, access: all ? 'unit' : 'assigned' } });
    if (data) toast(t('settings.saved'));
  };
  return (
    <section>
      <h3>{t('cases.access.title')}</h3>
      <p>{t('cases.access.help')}</p>
      {list.map(({ unit, access }) => (
        <Switch
          key={unit}
          label={t('cases.access.unit', { unit })}
          checked={access === 'unit'}
          onCheck={(all) => void turn(unit, all)}
        />
      ))}
      {error && <FormError>{failureText(error)}</FormError>}
    </section>
  );
}
