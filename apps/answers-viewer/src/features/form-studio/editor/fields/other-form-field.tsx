import { useStaffFormsQuery } from '@lykta/api';
import { areas, type Question } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';

type OtherFormFieldProps = Pick<Question, 'id' | 'form'>;

/** Another form that the question leads to first. A child opens those of an area by itself; others only when asked. */
export function OtherFormField({ id, form }: OtherFormFieldProps) {
  const { t } = useWords();
  const { make } = useActs();
  const { data = [] } = useStaffFormsQuery();
  const open = data
    .filter(({ own, group }) => !own && areas.some((area) => area === group))
    .map(({ id: of, version, name }) => ({ value: `${of}-${version}`, label: name }));
  const isKnown = open.some(({ value }) => value === form);
  return (
    <SelectField
      id={idOf({ field: 'form' })}
      size="compact"
      label={t('beside.form')}
      help={t('beside.form.help')}
      value={form ?? ''}
      onValue={(value) =>
        make({ do: 'set-question', question: id, change: { form: value === '' ? undefined : value } })
      }
      options={[
        { value: '', label: t('beside.no-form') },
        ...(form !== undefined && !isKnown ? [{ value: form, label: form }] : []),
        ...open,
      ]}
    />
  );
}
